// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDropTargetAsync`.
/// [Reference](https://docs.gtk.org/gtk4/class.DropTargetAsync.html)
open class DropTargetAsync: EventController {
    /// Source: `gtk_drop_target_async_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DropTargetAsync.new.html)
    @_alwaysEmitIntoClient
    public init(formats: ContentFormats? = nil, actions: DragAction) {
        super.init(
            instance: CInstance(gtk_drop_target_async_new(formats?.retainedOpaquePointer, actions.cValue)),
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

extension DropTargetAsync {
    /// Source: `gtk_drop_target_async_get_actions`, `gtk_drop_target_async_set_actions`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTargetAsync.actions.html)
    @_alwaysEmitIntoClient
    public var actions: DragAction {
        get {
            DragAction(gtk_drop_target_async_get_actions(opaquePointer))
        }
        set {
            gtk_drop_target_async_set_actions(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_drop_target_async_get_formats`, `gtk_drop_target_async_set_formats`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTargetAsync.formats.html)
    @_alwaysEmitIntoClient
    public var formats: ContentFormats? {
        get {
            ContentFormats.wrapping(gtk_drop_target_async_get_formats(opaquePointer), transfer: .full)
        }
        set {
            gtk_drop_target_async_set_formats(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_drop_target_async_reject_drop`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DropTargetAsync.reject_drop.html)
    @_alwaysEmitIntoClient
    public func rejectDrop(_ drop: Drop) {
        gtk_drop_target_async_reject_drop(opaquePointer, drop.opaquePointer)
    }

    /// Source: the signal `GtkDropTargetAsync::accept`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTargetAsync.accept.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAccept(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop) -> Bool
    ) -> SignalConnection {
        connect("accept", after: after, handler)
    }

    /// Source: the signal `GtkDropTargetAsync::drag-enter`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-enter.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragEnter(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop, Double, Double) -> DragAction
    ) -> SignalConnection {
        connect("drag-enter", after: after, handler)
    }

    /// Source: the signal `GtkDropTargetAsync::drag-leave`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-leave.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragLeave(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop) -> Void
    ) -> SignalConnection {
        connect("drag-leave", after: after, handler)
    }

    /// Source: the signal `GtkDropTargetAsync::drag-motion`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-motion.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragMotion(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop, Double, Double) -> DragAction
    ) -> SignalConnection {
        connect("drag-motion", after: after, handler)
    }

    /// Source: the signal `GtkDropTargetAsync::drop`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drop.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDrop(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop, Double, Double) -> Bool
    ) -> SignalConnection {
        connect("drop", after: after, handler)
    }
}
