// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
