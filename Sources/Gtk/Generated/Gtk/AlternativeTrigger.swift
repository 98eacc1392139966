// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAlternativeTrigger`.
/// [Reference](https://docs.gtk.org/gtk4/class.AlternativeTrigger.html)
open class AlternativeTrigger: ShortcutTrigger {
    /// Source: `gtk_alternative_trigger_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AlternativeTrigger.new.html)
    @_alwaysEmitIntoClient
    public init(first: ShortcutTrigger, second: ShortcutTrigger) {
        super.init(
            instance: CInstance(gtk_alternative_trigger_new(first.retainedOpaquePointer, second.retainedOpaquePointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension AlternativeTrigger {
    /// Source: `gtk_alternative_trigger_get_first`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AlternativeTrigger.first.html)
    @_alwaysEmitIntoClient
    public var first: ShortcutTrigger {
        ShortcutTrigger.wrapping(required: gtk_alternative_trigger_get_first(opaquePointer))
    }

    /// Source: `gtk_alternative_trigger_get_second`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AlternativeTrigger.second.html)
    @_alwaysEmitIntoClient
    public var second: ShortcutTrigger {
        ShortcutTrigger.wrapping(required: gtk_alternative_trigger_get_second(opaquePointer))
    }
}
