// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GActionMap`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/iface.ActionMap.html)
public protocol ActionMap: Object {}

extension ActionMap {
    /// Source: `g_action_map_add_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.ActionMap.add_action.html)
    @_alwaysEmitIntoClient
    public func addAction(_ action: any Action) {
        g_action_map_add_action(opaquePointer, action.opaquePointer)
    }

    /// Source: `g_action_map_lookup_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.ActionMap.lookup_action.html)
    @_alwaysEmitIntoClient
    public func lookupAction(_ actionName: String) -> (any Action)? {
        wrappingInterface(g_action_map_lookup_action(opaquePointer, cText(actionName)))
    }

    /// Source: `g_action_map_remove_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.ActionMap.remove_action.html)
    @_alwaysEmitIntoClient
    public func removeAction(_ actionName: String) {
        g_action_map_remove_action(opaquePointer, cText(actionName))
    }
}

/// An object of a private C class that implements ``ActionMap``.
///
/// The functions of the C interface are static members of this class.
public final class AnyActionMap: Object, ActionMap {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
