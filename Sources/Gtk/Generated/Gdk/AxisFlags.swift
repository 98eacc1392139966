// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkAxisFlags`.
/// [Reference](https://docs.gtk.org/gdk4/flags.AxisFlags.html)
nonisolated public struct AxisFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_AXIS_FLAG_X`.
    public static let x = AxisFlags(rawValue: 0x2)
    /// Source: `GDK_AXIS_FLAG_Y`.
    public static let y = AxisFlags(rawValue: 0x4)
    /// Source: `GDK_AXIS_FLAG_DELTA_X`.
    public static let deltaX = AxisFlags(rawValue: 0x8)
    /// Source: `GDK_AXIS_FLAG_DELTA_Y`.
    public static let deltaY = AxisFlags(rawValue: 0x10)
    /// Source: `GDK_AXIS_FLAG_PRESSURE`.
    public static let pressure = AxisFlags(rawValue: 0x20)
    /// Source: `GDK_AXIS_FLAG_XTILT`.
    public static let xtilt = AxisFlags(rawValue: 0x40)
    /// Source: `GDK_AXIS_FLAG_YTILT`.
    public static let ytilt = AxisFlags(rawValue: 0x80)
    /// Source: `GDK_AXIS_FLAG_WHEEL`.
    public static let wheel = AxisFlags(rawValue: 0x100)
    /// Source: `GDK_AXIS_FLAG_DISTANCE`.
    public static let distance = AxisFlags(rawValue: 0x200)
    /// Source: `GDK_AXIS_FLAG_ROTATION`.
    public static let rotation = AxisFlags(rawValue: 0x400)
    /// Source: `GDK_AXIS_FLAG_SLIDER`.
    public static let slider = AxisFlags(rawValue: 0x800)

    init(_ value: GdkAxisFlags) { self.init(rawValue: value.rawValue) }

    var cValue: GdkAxisFlags { GdkAxisFlags(rawValue: rawValue) }
}

extension AxisFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_axis_flags_get_type()) }
}
