// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMnemonicAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.MnemonicAction.html)
open class MnemonicAction: ShortcutAction {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MnemonicAction {
    /// Source: `gtk_mnemonic_action_get`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.MnemonicAction.get.html)
    @_alwaysEmitIntoClient
    public static var shared: MnemonicAction {
        MnemonicAction.wrapping(required: gtk_mnemonic_action_get())
    }
}
