// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDropTarget`.
/// [Reference](https://docs.gtk.org/gtk4/class.DropTarget.html)
open class DropTarget: EventController {
    /// Source: `gtk_drop_target_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DropTarget.new.html)
    @_alwaysEmitIntoClient
    public init(type: GType, actions: DragAction) {
        super.init(instance: CInstance(gtk_drop_target_new(type.rawValue, actions.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension DropTarget {
    /// Source: `gtk_drop_target_get_actions`, `gtk_drop_target_set_actions`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTarget.actions.html)
    @_alwaysEmitIntoClient
    public var actions: DragAction {
        get {
            DragAction(gtk_drop_target_get_actions(opaquePointer))
        }
        set {
            gtk_drop_target_set_actions(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_drop_target_get_current_drop`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTarget.current-drop.html)
    @_alwaysEmitIntoClient
    public var currentDrop: Drop? {
        Drop.wrapping(gtk_drop_target_get_current_drop(opaquePointer))
    }

    /// Source: `gtk_drop_target_get_formats`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTarget.formats.html)
    @_alwaysEmitIntoClient
    public var formats: ContentFormats? {
        ContentFormats.wrapping(gtk_drop_target_get_formats(opaquePointer))
    }

    /// Source: `gtk_drop_target_get_preload`, `gtk_drop_target_set_preload`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTarget.preload.html)
    @_alwaysEmitIntoClient
    public var preload: Bool {
        get {
            gtk_drop_target_get_preload(opaquePointer) != 0
        }
        set {
            gtk_drop_target_set_preload(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_drop_target_get_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTarget.value.html)
    @_alwaysEmitIntoClient
    public var value: Value? {
        gtk_drop_target_get_value(opaquePointer).map { Value(copying: $0) }
    }

    /// Source: `gtk_drop_target_get_drop`; deprecated.
    /// [Reference](https://docs.gtk.org/gtk4/method.DropTarget.get_drop.html)
    @_alwaysEmitIntoClient
    public var drop: Drop? {
        Drop.wrapping(gtk_drop_target_get_drop(opaquePointer))
    }

    /// Source: `gtk_drop_target_get_gtypes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DropTarget.get_gtypes.html)
    @_alwaysEmitIntoClient
    public func gtypes() -> [GType] {
        var nTypes: UInt = 0
        let result = gtk_drop_target_get_gtypes(opaquePointer, &nTypes)
        return cArray(result, count: swiftInteger(nTypes)) { GType(rawValue: $0) }
    }

    /// Source: `gtk_drop_target_reject`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DropTarget.reject.html)
    @_alwaysEmitIntoClient
    public func reject() {
        gtk_drop_target_reject(opaquePointer)
    }

    /// Source: `gtk_drop_target_set_gtypes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DropTarget.set_gtypes.html)
    @_alwaysEmitIntoClient
    public func setGtypes(_ types: [GType]) {
        var typesValues = types.map { $0.rawValue }
        gtk_drop_target_set_gtypes(opaquePointer, &typesValues, cInteger(types.count))
    }

    /// Source: the signal `GtkDropTarget::accept`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTarget.accept.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAccept(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop) -> Bool
    ) -> SignalConnection {
        connect("accept", after: after, handler)
    }

    /// Source: the signal `GtkDropTarget::drop`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTarget.drop.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDrop(
        after: Bool = false,
        _ handler: @escaping @MainActor (Value, Double, Double) -> Bool
    ) -> SignalConnection {
        connect("drop", after: after, handler)
    }

    /// Source: the signal `GtkDropTarget::enter`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTarget.enter.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnter(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> DragAction
    ) -> SignalConnection {
        connect("enter", after: after, handler)
    }

    /// Source: the signal `GtkDropTarget::leave`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTarget.leave.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLeave(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, handler)
    }

    /// Source: the signal `GtkDropTarget::motion`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTarget.motion.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMotion(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> DragAction
    ) -> SignalConnection {
        connect("motion", after: after, handler)
    }
}
