// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GRemoteActionGroup`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/iface.RemoteActionGroup.html)
public protocol RemoteActionGroup: ActionGroup {}

extension RemoteActionGroup {
    /// Source: `g_remote_action_group_activate_action_full`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.RemoteActionGroup.activate_action_full.html)
    @_alwaysEmitIntoClient
    public func activateActionFull(_ actionName: String, parameter: Variant? = nil, platformData: Variant) {
        g_remote_action_group_activate_action_full(
            opaquePointer,
            cText(actionName),
            parameter?.opaquePointer,
            platformData.opaquePointer
        )
    }

    /// Source: `g_remote_action_group_change_action_state_full`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.RemoteActionGroup.change_action_state_full.html)
    @_alwaysEmitIntoClient
    public func changeActionStateFull(_ actionName: String, value: Variant, platformData: Variant) {
        g_remote_action_group_change_action_state_full(
            opaquePointer,
            cText(actionName),
            value.opaquePointer,
            platformData.opaquePointer
        )
    }
}

/// An object of a private C class that implements ``RemoteActionGroup``.
///
/// The functions of the C interface are static members of this class.
public final class AnyRemoteActionGroup: Object, RemoteActionGroup {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
