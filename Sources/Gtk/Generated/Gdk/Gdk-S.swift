// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkScrollDirection`.
/// [Reference](https://docs.gtk.org/gdk4/enum.ScrollDirection.html)
nonisolated public enum ScrollDirection: Enumeration {
    /// Source: `GDK_SCROLL_UP`.
    case up
    /// Source: `GDK_SCROLL_DOWN`.
    case down
    /// Source: `GDK_SCROLL_LEFT`.
    case left
    /// Source: `GDK_SCROLL_RIGHT`.
    case right
    /// Source: `GDK_SCROLL_SMOOTH`.
    case smooth
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollDirection] = [
        .up,
        .down,
        .left,
        .right,
        .smooth,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .up
        case 1: self = .down
        case 2: self = .left
        case 3: self = .right
        case 4: self = .smooth
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .up: 0
        case .down: 1
        case .left: 2
        case .right: 3
        case .smooth: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkScrollDirection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkScrollDirection { GdkScrollDirection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollDirection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_scroll_direction_get_type()) }
}

/// Source: `GdkScrollEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.ScrollEvent.html)
open class ScrollEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_scroll_event_get_type()) }
}

extension ScrollEvent {
    /// Source: `gdk_scroll_event_get_direction`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ScrollEvent.get_direction.html)
    @_alwaysEmitIntoClient
    public var direction: ScrollDirection {
        ScrollDirection(gdk_scroll_event_get_direction(opaquePointer))
    }

    /// Source: `gdk_scroll_event_get_unit`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gdk4/method.ScrollEvent.get_unit.html)
    @_alwaysEmitIntoClient
    public var unit: ScrollUnit {
        ScrollUnit(gdk_scroll_event_get_unit(opaquePointer))
    }

    /// Source: `gdk_scroll_event_is_stop`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ScrollEvent.is_stop.html)
    @_alwaysEmitIntoClient
    public var isStop: Bool {
        gdk_scroll_event_is_stop(opaquePointer) != 0
    }

    /// Source: `gdk_scroll_event_get_deltas`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ScrollEvent.get_deltas.html)
    @_alwaysEmitIntoClient
    public func deltas() -> (deltaX: Double, deltaY: Double) {
        var deltaX: Double = 0
        var deltaY: Double = 0
        gdk_scroll_event_get_deltas(opaquePointer, &deltaX, &deltaY)
        return (deltaX, deltaY)
    }
}

/// Source: `GdkScrollUnit`, since GTK 4.8.
/// [Reference](https://docs.gtk.org/gdk4/enum.ScrollUnit.html)
nonisolated public enum ScrollUnit: Enumeration {
    /// Source: `GDK_SCROLL_UNIT_WHEEL`.
    case wheel
    /// Source: `GDK_SCROLL_UNIT_SURFACE`.
    case surface
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollUnit] = [
        .wheel,
        .surface,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .wheel
        case 1: self = .surface
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .wheel: 0
        case .surface: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkScrollUnit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkScrollUnit { GdkScrollUnit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollUnit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_scroll_unit_get_type()) }
}

/// Source: `GdkSeat`.
/// [Reference](https://docs.gtk.org/gdk4/class.Seat.html)
open class Seat: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
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

/// Source: `GdkSeatCapabilities`.
/// [Reference](https://docs.gtk.org/gdk4/flags.SeatCapabilities.html)
nonisolated public struct SeatCapabilities: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_SEAT_CAPABILITY_POINTER`.
    @_alwaysEmitIntoClient
    public static var pointer: SeatCapabilities { SeatCapabilities(rawValue: 0x1) }
    /// Source: `GDK_SEAT_CAPABILITY_TOUCH`.
    @_alwaysEmitIntoClient
    public static var touch: SeatCapabilities { SeatCapabilities(rawValue: 0x2) }
    /// Source: `GDK_SEAT_CAPABILITY_TABLET_STYLUS`.
    @_alwaysEmitIntoClient
    public static var tabletStylus: SeatCapabilities { SeatCapabilities(rawValue: 0x4) }
    /// Source: `GDK_SEAT_CAPABILITY_KEYBOARD`.
    @_alwaysEmitIntoClient
    public static var keyboard: SeatCapabilities { SeatCapabilities(rawValue: 0x8) }
    /// Source: `GDK_SEAT_CAPABILITY_TABLET_PAD`.
    @_alwaysEmitIntoClient
    public static var tabletPad: SeatCapabilities { SeatCapabilities(rawValue: 0x10) }
    /// Source: `GDK_SEAT_CAPABILITY_ALL_POINTING`.
    @_alwaysEmitIntoClient
    public static var allPointing: SeatCapabilities { SeatCapabilities(rawValue: 0x7) }
    /// Source: `GDK_SEAT_CAPABILITY_ALL`.
    @_alwaysEmitIntoClient
    public static var all: SeatCapabilities { SeatCapabilities(rawValue: 0xf) }

    @_alwaysEmitIntoClient
    init(_ value: GdkSeatCapabilities) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkSeatCapabilities { GdkSeatCapabilities(rawValue: rawValue) }
}

extension SeatCapabilities: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_seat_capabilities_get_type()) }
}

/// Source: `GdkSubpixelLayout`.
/// [Reference](https://docs.gtk.org/gdk4/enum.SubpixelLayout.html)
nonisolated public enum SubpixelLayout: Enumeration {
    /// Source: `GDK_SUBPIXEL_LAYOUT_UNKNOWN`.
    case unknown
    /// Source: `GDK_SUBPIXEL_LAYOUT_NONE`.
    case none
    /// Source: `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_RGB`.
    case horizontalRgb
    /// Source: `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_BGR`.
    case horizontalBgr
    /// Source: `GDK_SUBPIXEL_LAYOUT_VERTICAL_RGB`.
    case verticalRgb
    /// Source: `GDK_SUBPIXEL_LAYOUT_VERTICAL_BGR`.
    case verticalBgr
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SubpixelLayout] = [
        .unknown,
        .none,
        .horizontalRgb,
        .horizontalBgr,
        .verticalRgb,
        .verticalBgr,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .none
        case 2: self = .horizontalRgb
        case 3: self = .horizontalBgr
        case 4: self = .verticalRgb
        case 5: self = .verticalBgr
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .none: 1
        case .horizontalRgb: 2
        case .horizontalBgr: 3
        case .verticalRgb: 4
        case .verticalBgr: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkSubpixelLayout) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkSubpixelLayout { GdkSubpixelLayout(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SubpixelLayout: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_subpixel_layout_get_type()) }
}

/// Source: `GdkSurfaceEdge`.
/// [Reference](https://docs.gtk.org/gdk4/enum.SurfaceEdge.html)
nonisolated public enum SurfaceEdge: Enumeration {
    /// Source: `GDK_SURFACE_EDGE_NORTH_WEST`.
    case northWest
    /// Source: `GDK_SURFACE_EDGE_NORTH`.
    case north
    /// Source: `GDK_SURFACE_EDGE_NORTH_EAST`.
    case northEast
    /// Source: `GDK_SURFACE_EDGE_WEST`.
    case west
    /// Source: `GDK_SURFACE_EDGE_EAST`.
    case east
    /// Source: `GDK_SURFACE_EDGE_SOUTH_WEST`.
    case southWest
    /// Source: `GDK_SURFACE_EDGE_SOUTH`.
    case south
    /// Source: `GDK_SURFACE_EDGE_SOUTH_EAST`.
    case southEast
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SurfaceEdge] = [
        .northWest,
        .north,
        .northEast,
        .west,
        .east,
        .southWest,
        .south,
        .southEast,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .northWest
        case 1: self = .north
        case 2: self = .northEast
        case 3: self = .west
        case 4: self = .east
        case 5: self = .southWest
        case 6: self = .south
        case 7: self = .southEast
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .northWest: 0
        case .north: 1
        case .northEast: 2
        case .west: 3
        case .east: 4
        case .southWest: 5
        case .south: 6
        case .southEast: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkSurfaceEdge) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkSurfaceEdge { GdkSurfaceEdge(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SurfaceEdge: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_surface_edge_get_type()) }
}
