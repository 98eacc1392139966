// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCallbackAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.CallbackAction.html)
open class CallbackAction: ShortcutAction {
    /// Source: `gtk_callback_action_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CallbackAction.new.html)
    @_alwaysEmitIntoClient
    public init(callback: @escaping ShortcutFunc) {
        super.init(
            instance: CInstance(gtk_callback_action_new(callShortcutFunc, retainedClosure(callback), releaseClosure)),
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
