// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDrop`.
/// [Reference](https://docs.gtk.org/gdk4/class.Drop.html)
open class Drop: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Drop {
    /// Source: `gdk_drop_get_actions`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.actions.html)
    @_alwaysEmitIntoClient
    public var actions: DragAction {
        DragAction(gdk_drop_get_actions(opaquePointer))
    }

    /// Source: `gdk_drop_get_device`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.device.html)
    @_alwaysEmitIntoClient
    public var device: GdkDevice {
        GdkDevice.wrapping(required: gdk_drop_get_device(opaquePointer))
    }

    /// Source: `gdk_drop_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_drop_get_display(opaquePointer))
    }

    /// Source: `gdk_drop_get_drag`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.drag.html)
    @_alwaysEmitIntoClient
    public var drag: Drag? {
        Drag.wrapping(gdk_drop_get_drag(opaquePointer))
    }

    /// Source: `gdk_drop_get_formats`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.formats.html)
    @_alwaysEmitIntoClient
    public var formats: ContentFormats {
        ContentFormats.wrapping(required: gdk_drop_get_formats(opaquePointer))
    }

    /// Source: `gdk_drop_get_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.surface.html)
    @_alwaysEmitIntoClient
    public var surface: GdkSurface {
        GdkSurface.wrapping(required: gdk_drop_get_surface(opaquePointer))
    }

    /// Source: `gdk_drop_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drop.finish.html)
    @_alwaysEmitIntoClient
    public func finish(_ action: DragAction) {
        gdk_drop_finish(opaquePointer, action.cValue)
    }

    /// Source: `gdk_drop_read_value_async`, `gdk_drop_read_value_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drop.read_value.html)
    @_alwaysEmitIntoClient
    public func readValue(_ type: GType, ioPriority: Int = 0) async throws -> Value {
        try await asyncOperation { cancellable, callback, data in
            gdk_drop_read_value_async(opaquePointer, type.rawValue, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) -> Value in
            let result = try GLibError.check { error in
                gdk_drop_read_value_finish(opaquePointer, result, error)
            }
            return Value(copying: result)
        }
    }

    /// Source: `gdk_drop_status`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drop.status.html)
    @_alwaysEmitIntoClient
    public func status(_ actions: DragAction, preferred: DragAction) {
        gdk_drop_status(opaquePointer, actions.cValue, preferred.cValue)
    }
}
