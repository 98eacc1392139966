// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkKeyvalTrigger`.
/// [Reference](https://docs.gtk.org/gtk4/class.KeyvalTrigger.html)
open class KeyvalTrigger: ShortcutTrigger {
    /// Source: `gtk_keyval_trigger_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.KeyvalTrigger.new.html)
    @_alwaysEmitIntoClient
    public init(keyval: Int, modifiers: ModifierType = []) {
        super.init(instance: CInstance(gtk_keyval_trigger_new(cInteger(keyval), modifiers.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension KeyvalTrigger {
    /// Source: `gtk_keyval_trigger_get_keyval`.
    /// [Reference](https://docs.gtk.org/gtk4/property.KeyvalTrigger.keyval.html)
    @_alwaysEmitIntoClient
    public var keyval: Int {
        swiftInteger(gtk_keyval_trigger_get_keyval(opaquePointer))
    }

    /// Source: `gtk_keyval_trigger_get_modifiers`.
    /// [Reference](https://docs.gtk.org/gtk4/property.KeyvalTrigger.modifiers.html)
    @_alwaysEmitIntoClient
    public var modifiers: ModifierType {
        ModifierType(gtk_keyval_trigger_get_modifiers(opaquePointer))
    }
}
