// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDrag`.
/// [Reference](https://docs.gtk.org/gdk4/class.Drag.html)
open class Drag: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Drag {
    /// Source: the property `GdkDrag:actions`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.actions.html)
    @_alwaysEmitIntoClient
    public var actions: DragAction {
        get {
            DragAction(gdk_drag_get_actions(opaquePointer))
        }
        set {
            self[property: "actions"] = newValue
        }
    }

    /// Source: `gdk_drag_get_content`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.content.html)
    @_alwaysEmitIntoClient
    public var content: ContentProvider {
        ContentProvider.wrapping(required: gdk_drag_get_content(opaquePointer))
    }

    /// Source: `gdk_drag_get_device`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.device.html)
    @_alwaysEmitIntoClient
    public var device: GdkDevice {
        GdkDevice.wrapping(required: gdk_drag_get_device(opaquePointer))
    }

    /// Source: `gdk_drag_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_drag_get_display(opaquePointer))
    }

    /// Source: `gdk_drag_get_formats`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.formats.html)
    @_alwaysEmitIntoClient
    public var formats: ContentFormats {
        ContentFormats.wrapping(required: gdk_drag_get_formats(opaquePointer))
    }

    /// Source: the property `GdkDrag:selected-action`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.selected-action.html)
    @_alwaysEmitIntoClient
    public var selectedAction: DragAction {
        get {
            DragAction(gdk_drag_get_selected_action(opaquePointer))
        }
        set {
            self[property: "selected-action"] = newValue
        }
    }

    /// Source: `gdk_drag_get_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.surface.html)
    @_alwaysEmitIntoClient
    public var surface: GdkSurface {
        GdkSurface.wrapping(required: gdk_drag_get_surface(opaquePointer))
    }

    /// Source: `gdk_drag_get_drag_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drag.get_drag_surface.html)
    @_alwaysEmitIntoClient
    public var dragSurface: GdkSurface? {
        GdkSurface.wrapping(gdk_drag_get_drag_surface(opaquePointer))
    }

    /// Source: `gdk_drag_drop_done`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drag.drop_done.html)
    @_alwaysEmitIntoClient
    public func dropDone(_ success: Bool) {
        gdk_drag_drop_done(opaquePointer, success ? 1 : 0)
    }

    /// Source: `gdk_drag_set_hotspot`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drag.set_hotspot.html)
    @_alwaysEmitIntoClient
    public func setHotspot(hotX: Int, hotY: Int) {
        gdk_drag_set_hotspot(opaquePointer, cInteger(hotX), cInteger(hotY))
    }

    /// Source: `gdk_drag_begin`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.Drag.begin.html)
    @_alwaysEmitIntoClient
    public static func begin(
        _ surface: GdkSurface,
        device: GdkDevice,
        content: ContentProvider,
        actions: DragAction,
        dx: Double,
        dy: Double
    ) -> Drag? {
        Drag.wrapping(
            gdk_drag_begin(
                surface.opaquePointer,
                device.opaquePointer,
                content.contentProviderPointer,
                actions.cValue,
                dx,
                dy
            ),
            transfer: .full
        )
    }

    /// Source: the signal `GdkDrag::cancel`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Drag.cancel.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCancel(
        after: Bool = false,
        _ handler: @escaping @MainActor (DragCancelReason) -> Void
    ) -> SignalConnection {
        connect("cancel", after: after, handler)
    }

    /// Source: the signal `GdkDrag::dnd-finished`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Drag.dnd-finished.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDndFinished(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("dnd-finished", after: after, handler)
    }

    /// Source: the signal `GdkDrag::drop-performed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Drag.drop-performed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDropPerformed(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("drop-performed", after: after, handler)
    }
}
