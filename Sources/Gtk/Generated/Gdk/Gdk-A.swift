// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkAnchorHints`.
/// [Reference](https://docs.gtk.org/gdk4/flags.AnchorHints.html)
nonisolated public struct AnchorHints: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_ANCHOR_FLIP_X`.
    @_alwaysEmitIntoClient
    public static var flipX: AnchorHints { AnchorHints(rawValue: 0x1) }
    /// Source: `GDK_ANCHOR_FLIP_Y`.
    @_alwaysEmitIntoClient
    public static var flipY: AnchorHints { AnchorHints(rawValue: 0x2) }
    /// Source: `GDK_ANCHOR_SLIDE_X`.
    @_alwaysEmitIntoClient
    public static var slideX: AnchorHints { AnchorHints(rawValue: 0x4) }
    /// Source: `GDK_ANCHOR_SLIDE_Y`.
    @_alwaysEmitIntoClient
    public static var slideY: AnchorHints { AnchorHints(rawValue: 0x8) }
    /// Source: `GDK_ANCHOR_RESIZE_X`.
    @_alwaysEmitIntoClient
    public static var resizeX: AnchorHints { AnchorHints(rawValue: 0x10) }
    /// Source: `GDK_ANCHOR_RESIZE_Y`.
    @_alwaysEmitIntoClient
    public static var resizeY: AnchorHints { AnchorHints(rawValue: 0x20) }
    /// Source: `GDK_ANCHOR_FLIP`.
    @_alwaysEmitIntoClient
    public static var flip: AnchorHints { AnchorHints(rawValue: 0x3) }
    /// Source: `GDK_ANCHOR_SLIDE`.
    @_alwaysEmitIntoClient
    public static var slide: AnchorHints { AnchorHints(rawValue: 0xc) }
    /// Source: `GDK_ANCHOR_RESIZE`.
    @_alwaysEmitIntoClient
    public static var resize: AnchorHints { AnchorHints(rawValue: 0x30) }

    @_alwaysEmitIntoClient
    init(_ value: GdkAnchorHints) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkAnchorHints { GdkAnchorHints(rawValue: rawValue) }
}

extension AnchorHints: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_anchor_hints_get_type()) }
}

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

/// Source: `GdkAxisUse`.
/// [Reference](https://docs.gtk.org/gdk4/enum.AxisUse.html)
nonisolated public enum AxisUse: Enumeration {
    /// Source: `GDK_AXIS_IGNORE`.
    case ignore
    /// Source: `GDK_AXIS_X`.
    case x
    /// Source: `GDK_AXIS_Y`.
    case y
    /// Source: `GDK_AXIS_DELTA_X`.
    case deltaX
    /// Source: `GDK_AXIS_DELTA_Y`.
    case deltaY
    /// Source: `GDK_AXIS_PRESSURE`.
    case pressure
    /// Source: `GDK_AXIS_XTILT`.
    case xtilt
    /// Source: `GDK_AXIS_YTILT`.
    case ytilt
    /// Source: `GDK_AXIS_WHEEL`.
    case wheel
    /// Source: `GDK_AXIS_DISTANCE`.
    case distance
    /// Source: `GDK_AXIS_ROTATION`.
    case rotation
    /// Source: `GDK_AXIS_SLIDER`.
    case slider
    /// Source: `GDK_AXIS_LAST`.
    case last
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AxisUse] = [
        .ignore,
        .x,
        .y,
        .deltaX,
        .deltaY,
        .pressure,
        .xtilt,
        .ytilt,
        .wheel,
        .distance,
        .rotation,
        .slider,
        .last,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ignore
        case 1: self = .x
        case 2: self = .y
        case 3: self = .deltaX
        case 4: self = .deltaY
        case 5: self = .pressure
        case 6: self = .xtilt
        case 7: self = .ytilt
        case 8: self = .wheel
        case 9: self = .distance
        case 10: self = .rotation
        case 11: self = .slider
        case 12: self = .last
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ignore: 0
        case .x: 1
        case .y: 2
        case .deltaX: 3
        case .deltaY: 4
        case .pressure: 5
        case .xtilt: 6
        case .ytilt: 7
        case .wheel: 8
        case .distance: 9
        case .rotation: 10
        case .slider: 11
        case .last: 12
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkAxisUse) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkAxisUse { GdkAxisUse(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AxisUse: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_axis_use_get_type()) }
}
