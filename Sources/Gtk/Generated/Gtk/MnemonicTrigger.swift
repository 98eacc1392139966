// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMnemonicTrigger`.
/// [Reference](https://docs.gtk.org/gtk4/class.MnemonicTrigger.html)
open class MnemonicTrigger: ShortcutTrigger {
    /// Source: `gtk_mnemonic_trigger_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MnemonicTrigger.new.html)
    @_alwaysEmitIntoClient
    public init(keyval: Int) {
        super.init(instance: CInstance(gtk_mnemonic_trigger_new(cInteger(keyval))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MnemonicTrigger {
    /// Source: `gtk_mnemonic_trigger_get_keyval`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MnemonicTrigger.keyval.html)
    @_alwaysEmitIntoClient
    public var keyval: Int {
        swiftInteger(gtk_mnemonic_trigger_get_keyval(opaquePointer))
    }
}
