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
    @_alwaysEmitIntoClient
    public static var x: AxisFlags { AxisFlags(rawValue: 0x2) }
    /// Source: `GDK_AXIS_FLAG_Y`.
    @_alwaysEmitIntoClient
    public static var y: AxisFlags { AxisFlags(rawValue: 0x4) }
    /// Source: `GDK_AXIS_FLAG_DELTA_X`.
    @_alwaysEmitIntoClient
    public static var deltaX: AxisFlags { AxisFlags(rawValue: 0x8) }
    /// Source: `GDK_AXIS_FLAG_DELTA_Y`.
    @_alwaysEmitIntoClient
    public static var deltaY: AxisFlags { AxisFlags(rawValue: 0x10) }
    /// Source: `GDK_AXIS_FLAG_PRESSURE`.
    @_alwaysEmitIntoClient
    public static var pressure: AxisFlags { AxisFlags(rawValue: 0x20) }
    /// Source: `GDK_AXIS_FLAG_XTILT`.
    @_alwaysEmitIntoClient
    public static var xtilt: AxisFlags { AxisFlags(rawValue: 0x40) }
    /// Source: `GDK_AXIS_FLAG_YTILT`.
    @_alwaysEmitIntoClient
    public static var ytilt: AxisFlags { AxisFlags(rawValue: 0x80) }
    /// Source: `GDK_AXIS_FLAG_WHEEL`.
    @_alwaysEmitIntoClient
    public static var wheel: AxisFlags { AxisFlags(rawValue: 0x100) }
    /// Source: `GDK_AXIS_FLAG_DISTANCE`.
    @_alwaysEmitIntoClient
    public static var distance: AxisFlags { AxisFlags(rawValue: 0x200) }
    /// Source: `GDK_AXIS_FLAG_ROTATION`.
    @_alwaysEmitIntoClient
    public static var rotation: AxisFlags { AxisFlags(rawValue: 0x400) }
    /// Source: `GDK_AXIS_FLAG_SLIDER`.
    @_alwaysEmitIntoClient
    public static var slider: AxisFlags { AxisFlags(rawValue: 0x800) }

    @_alwaysEmitIntoClient
    init(_ value: GdkAxisFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkAxisFlags { GdkAxisFlags(rawValue: rawValue) }
}

extension AxisFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_axis_flags_get_type()) }
}
