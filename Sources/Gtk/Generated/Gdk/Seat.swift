// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkSeat`.
/// [Reference](https://docs.gtk.org/gdk4/class.Seat.html)
open class Seat: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Seat {
    @_alwaysEmitIntoClient
    var seatPointer: UnsafeMutablePointer<GdkSeat> { pointer() }

    /// Source: `gdk_seat_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Seat.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_seat_get_display(seatPointer))
    }

    /// Source: `gdk_seat_get_capabilities`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Seat.get_capabilities.html)
    @_alwaysEmitIntoClient
    public var capabilities: SeatCapabilities {
        SeatCapabilities(gdk_seat_get_capabilities(seatPointer))
    }

    /// Source: `gdk_seat_get_keyboard`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Seat.get_keyboard.html)
    @_alwaysEmitIntoClient
    public var keyboard: GdkDevice? {
        GdkDevice.wrapping(gdk_seat_get_keyboard(seatPointer))
    }

    /// Source: `gdk_seat_get_pointer`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Seat.get_pointer.html)
    @_alwaysEmitIntoClient
    public var pointer: GdkDevice? {
        GdkDevice.wrapping(gdk_seat_get_pointer(seatPointer))
    }

    /// Source: `gdk_seat_get_tools`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Seat.get_tools.html)
    @_alwaysEmitIntoClient
    public var tools: [DeviceTool] {
        cElements(of: gdk_seat_get_tools(seatPointer), transfer: .container) {
            DeviceTool.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `gdk_seat_get_devices`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Seat.get_devices.html)
    @_alwaysEmitIntoClient
    public func devices(for capabilities: SeatCapabilities = []) -> [GdkDevice] {
        cElements(of: gdk_seat_get_devices(seatPointer, capabilities.cValue), transfer: .container) {
            GdkDevice.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: the signal `GdkSeat::device-added`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Seat.device-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeviceAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (GdkDevice) -> Void
    ) -> SignalConnection {
        connect("device-added", after: after, handler)
    }

    /// Source: the signal `GdkSeat::device-removed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Seat.device-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeviceRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (GdkDevice) -> Void
    ) -> SignalConnection {
        connect("device-removed", after: after, handler)
    }

    /// Source: the signal `GdkSeat::tool-added`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Seat.tool-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToolAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (DeviceTool) -> Void
    ) -> SignalConnection {
        connect("tool-added", after: after, handler)
    }

    /// Source: the signal `GdkSeat::tool-removed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Seat.tool-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToolRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (DeviceTool) -> Void
    ) -> SignalConnection {
        connect("tool-removed", after: after, handler)
    }
}
