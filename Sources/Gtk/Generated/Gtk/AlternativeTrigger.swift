// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAlternativeTrigger`.
/// [Reference](https://docs.gtk.org/gtk4/class.AlternativeTrigger.html)
open class AlternativeTrigger: ShortcutTrigger {
    /// Source: `gtk_alternative_trigger_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AlternativeTrigger.new.html)
    public init(first: ShortcutTrigger, second: ShortcutTrigger) {
        super.init(
            instance: CInstance(gtk_alternative_trigger_new(first.retainedOpaquePointer, second.retainedOpaquePointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `gtk_alternative_trigger_get_first`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AlternativeTrigger.first.html)
    public var first: ShortcutTrigger {
        ShortcutTrigger.wrapping(required: gtk_alternative_trigger_get_first(opaquePointer))
    }

    /// Source: `gtk_alternative_trigger_get_second`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AlternativeTrigger.second.html)
    public var second: ShortcutTrigger {
        ShortcutTrigger.wrapping(required: gtk_alternative_trigger_get_second(opaquePointer))
    }
}
