// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPaned`.
/// [Reference](https://docs.gtk.org/gtk4/class.Paned.html)
open class Paned: Widget, Orientable {
    /// Source: `gtk_paned_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Paned.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation) {
        requireDisplay()
        super.init(instance: CInstance(gtk_paned_new(orientation.cValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Paned {
    /// Source: `gtk_paned_get_end_child`, `gtk_paned_set_end_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.end-child.html)
    @_alwaysEmitIntoClient
    public var endChild: Widget? {
        get {
            Widget.wrapping(gtk_paned_get_end_child(opaquePointer))
        }
        set {
            gtk_paned_set_end_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: the property `GtkPaned:max-position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.max-position.html)
    @_alwaysEmitIntoClient
    public var maxPosition: Int {
        self[property: "max-position"]
    }

    /// Source: the property `GtkPaned:min-position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.min-position.html)
    @_alwaysEmitIntoClient
    public var minPosition: Int {
        self[property: "min-position"]
    }

    /// Source: `gtk_paned_get_position`, `gtk_paned_set_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.position.html)
    @_alwaysEmitIntoClient
    public var position: Int {
        get {
            swiftInteger(gtk_paned_get_position(opaquePointer))
        }
        set {
            gtk_paned_set_position(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkPaned:position-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.position-set.html)
    @_alwaysEmitIntoClient
    public var positionSet: Bool {
        get {
            self[property: "position-set"]
        }
        set {
            self[property: "position-set"] = newValue
        }
    }

    /// Source: `gtk_paned_get_resize_end_child`, `gtk_paned_set_resize_end_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.resize-end-child.html)
    @_alwaysEmitIntoClient
    public var resizeEndChild: Bool {
        get {
            gtk_paned_get_resize_end_child(opaquePointer) != 0
        }
        set {
            gtk_paned_set_resize_end_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_paned_get_resize_start_child`, `gtk_paned_set_resize_start_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.resize-start-child.html)
    @_alwaysEmitIntoClient
    public var resizeStartChild: Bool {
        get {
            gtk_paned_get_resize_start_child(opaquePointer) != 0
        }
        set {
            gtk_paned_set_resize_start_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_paned_get_shrink_end_child`, `gtk_paned_set_shrink_end_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.shrink-end-child.html)
    @_alwaysEmitIntoClient
    public var shrinkEndChild: Bool {
        get {
            gtk_paned_get_shrink_end_child(opaquePointer) != 0
        }
        set {
            gtk_paned_set_shrink_end_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_paned_get_shrink_start_child`, `gtk_paned_set_shrink_start_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.shrink-start-child.html)
    @_alwaysEmitIntoClient
    public var shrinkStartChild: Bool {
        get {
            gtk_paned_get_shrink_start_child(opaquePointer) != 0
        }
        set {
            gtk_paned_set_shrink_start_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_paned_get_start_child`, `gtk_paned_set_start_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.start-child.html)
    @_alwaysEmitIntoClient
    public var startChild: Widget? {
        get {
            Widget.wrapping(gtk_paned_get_start_child(opaquePointer))
        }
        set {
            gtk_paned_set_start_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_paned_get_wide_handle`, `gtk_paned_set_wide_handle`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.wide-handle.html)
    @_alwaysEmitIntoClient
    public var wideHandle: Bool {
        get {
            gtk_paned_get_wide_handle(opaquePointer) != 0
        }
        set {
            gtk_paned_set_wide_handle(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkPaned::accept-position`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.accept-position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAcceptPosition(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("accept-position", after: after, handler)
    }

    /// Source: the signal `GtkPaned::cancel-position`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.cancel-position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCancelPosition(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("cancel-position", after: after, handler)
    }

    /// Source: the signal `GtkPaned::cycle-child-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.cycle-child-focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCycleChildFocus(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("cycle-child-focus", after: after, handler)
    }

    /// Source: the signal `GtkPaned::cycle-handle-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.cycle-handle-focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCycleHandleFocus(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("cycle-handle-focus", after: after, handler)
    }

    /// Source: the signal `GtkPaned::move-handle`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.move-handle.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveHandle(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType) -> Bool
    ) -> SignalConnection {
        connect("move-handle", after: after, handler)
    }

    /// Source: the signal `GtkPaned::toggle-handle-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.toggle-handle-focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleHandleFocus(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("toggle-handle-focus", after: after, handler)
    }
}
