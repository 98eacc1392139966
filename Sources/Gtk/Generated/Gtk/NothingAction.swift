// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNothingAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.NothingAction.html)
open class NothingAction: ShortcutAction {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension NothingAction {
    /// Source: `gtk_nothing_action_get`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.NothingAction.get.html)
    @_alwaysEmitIntoClient
    public static var shared: NothingAction {
        NothingAction.wrapping(required: gtk_nothing_action_get())
    }
}
