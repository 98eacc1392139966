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
    public static let pointer = SeatCapabilities(rawValue: 0x1)
    /// Source: `GDK_SEAT_CAPABILITY_TOUCH`.
    public static let touch = SeatCapabilities(rawValue: 0x2)
    /// Source: `GDK_SEAT_CAPABILITY_TABLET_STYLUS`.
    public static let tabletStylus = SeatCapabilities(rawValue: 0x4)
    /// Source: `GDK_SEAT_CAPABILITY_KEYBOARD`.
    public static let keyboard = SeatCapabilities(rawValue: 0x8)
    /// Source: `GDK_SEAT_CAPABILITY_TABLET_PAD`.
    public static let tabletPad = SeatCapabilities(rawValue: 0x10)
    /// Source: `GDK_SEAT_CAPABILITY_ALL_POINTING`.
    public static let allPointing = SeatCapabilities(rawValue: 0x7)
    /// Source: `GDK_SEAT_CAPABILITY_ALL`.
    public static let all = SeatCapabilities(rawValue: 0xf)

    init(_ value: GdkSeatCapabilities) { self.init(rawValue: value.rawValue) }

    var cValue: GdkSeatCapabilities { GdkSeatCapabilities(rawValue: rawValue) }
}

extension SeatCapabilities: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_seat_capabilities_get_type()) }
}
