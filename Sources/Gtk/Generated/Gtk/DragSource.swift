// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDragSource`.
/// [Reference](https://docs.gtk.org/gtk4/class.DragSource.html)
open class DragSource: GestureSingle {
    /// Source: `gtk_drag_source_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DragSource.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_drag_source_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension DragSource {
    /// Source: `gtk_drag_source_get_actions`, `gtk_drag_source_set_actions`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DragSource.actions.html)
    @_alwaysEmitIntoClient
    public var actions: DragAction {
        get {
            DragAction(gtk_drag_source_get_actions(opaquePointer))
        }
        set {
            gtk_drag_source_set_actions(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_drag_source_get_content`, `gtk_drag_source_set_content`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DragSource.content.html)
    @_alwaysEmitIntoClient
    public var content: ContentProvider? {
        get {
            ContentProvider.wrapping(gtk_drag_source_get_content(opaquePointer))
        }
        set {
            gtk_drag_source_set_content(opaquePointer, newValue?.contentProviderPointer)
        }
    }

    /// Source: `gtk_drag_source_get_drag`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DragSource.get_drag.html)
    @_alwaysEmitIntoClient
    public var drag: Drag? {
        Drag.wrapping(gtk_drag_source_get_drag(opaquePointer))
    }

    /// Source: `gtk_drag_source_drag_cancel`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DragSource.drag_cancel.html)
    @_alwaysEmitIntoClient
    public func dragCancel() {
        gtk_drag_source_drag_cancel(opaquePointer)
    }

    /// Source: `gtk_drag_source_set_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DragSource.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ paintable: (any Paintable)?, hotX: Int, hotY: Int) {
        gtk_drag_source_set_icon(opaquePointer, paintable?.opaquePointer, cInteger(hotX), cInteger(hotY))
    }

    /// Source: the signal `GtkDragSource::drag-begin`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DragSource.drag-begin.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragBegin(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drag) -> Void
    ) -> SignalConnection {
        connect("drag-begin", after: after, handler)
    }

    /// Source: the signal `GtkDragSource::drag-cancel`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DragSource.drag-cancel.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragCancel(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drag, DragCancelReason) -> Bool
    ) -> SignalConnection {
        connect("drag-cancel", after: after, handler)
    }

    /// Source: the signal `GtkDragSource::drag-end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DragSource.drag-end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drag, Bool) -> Void
    ) -> SignalConnection {
        connect("drag-end", after: after, handler)
    }

    /// Source: the signal `GtkDragSource::prepare`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DragSource.prepare.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPrepare(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> ContentProvider?
    ) -> SignalConnection {
        connect("prepare", after: after, handler)
    }
}
