// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSimpleActionGroup`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/class.SimpleActionGroup.html)
open class SimpleActionGroup: Object, ActionGroup, ActionMap {
    /// Source: `g_simple_action_group_new`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/ctor.SimpleActionGroup.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_simple_action_group_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SimpleActionGroup {
    @_alwaysEmitIntoClient
    var simpleActionGroupPointer: UnsafeMutablePointer<GSimpleActionGroup> { pointer() }

    /// Source: `g_simple_action_group_insert`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.SimpleActionGroup.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ action: any Action) {
        g_simple_action_group_insert(simpleActionGroupPointer, action.opaquePointer)
    }

    /// Source: `g_simple_action_group_lookup`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.SimpleActionGroup.lookup.html)
    @_alwaysEmitIntoClient
    public func lookup(_ actionName: String) -> (any Action)? {
        wrappingInterface(g_simple_action_group_lookup(simpleActionGroupPointer, cText(actionName)))
    }

    /// Source: `g_simple_action_group_remove`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.SimpleActionGroup.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ actionName: String) {
        g_simple_action_group_remove(simpleActionGroupPointer, cText(actionName))
    }
}
