// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDragIcon`.
/// [Reference](https://docs.gtk.org/gtk4/class.DragIcon.html)
open class DragIcon: Widget, Root {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_drag_icon_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension DragIcon {
    /// Source: `gtk_drag_icon_get_child`, `gtk_drag_icon_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DragIcon.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_drag_icon_get_child(opaquePointer))
        }
        set {
            gtk_drag_icon_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_drag_icon_create_widget_for_value`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.DragIcon.create_widget_for_value.html)
    @_alwaysEmitIntoClient
    public static func createWidgetForValue(_ value: Value) -> Widget? {
        Widget.wrapping(gtk_drag_icon_create_widget_for_value(value.storage.pointer), transfer: .full)
    }

    /// Source: `gtk_drag_icon_get_for_drag`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.DragIcon.get_for_drag.html)
    @_alwaysEmitIntoClient
    public static func forDrag(_ drag: Drag) -> Widget {
        Widget.wrapping(required: gtk_drag_icon_get_for_drag(drag.opaquePointer))
    }

    /// Source: `gtk_drag_icon_set_from_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.DragIcon.set_from_paintable.html)
    @_alwaysEmitIntoClient
    public static func setFromPaintable(_ drag: Drag, paintable: any Paintable, hotX: Int, hotY: Int) {
        gtk_drag_icon_set_from_paintable(drag.opaquePointer, paintable.opaquePointer, cInteger(hotX), cInteger(hotY))
    }
}
