// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSignalAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.SignalAction.html)
open class SignalAction: ShortcutAction {
    /// Source: `gtk_signal_action_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SignalAction.new.html)
    @_alwaysEmitIntoClient
    public init(signalName: String) {
        super.init(instance: CInstance(gtk_signal_action_new(cText(signalName))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SignalAction {
    /// Source: `gtk_signal_action_get_signal_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SignalAction.signal-name.html)
    @_alwaysEmitIntoClient
    public var signalName: String {
        String(copying: gtk_signal_action_get_signal_name(opaquePointer))
    }
}
