// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCallbackAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.CallbackAction.html)
open class CallbackAction: ShortcutAction {
    /// Source: `gtk_callback_action_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CallbackAction.new.html)
    public init(callback: @escaping ShortcutFunc) {
        super.init(
            instance: CInstance(gtk_callback_action_new(callShortcutFunc, retainedClosure(callback), releaseClosure)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
