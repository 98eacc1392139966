// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
