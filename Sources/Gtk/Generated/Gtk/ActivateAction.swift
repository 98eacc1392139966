// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkActivateAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.ActivateAction.html)
open class ActivateAction: ShortcutAction {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ActivateAction {
    /// Source: `gtk_activate_action_get`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.ActivateAction.get.html)
    @_alwaysEmitIntoClient
    public static var shared: ActivateAction {
        ActivateAction.wrapping(required: gtk_activate_action_get())
    }
}
