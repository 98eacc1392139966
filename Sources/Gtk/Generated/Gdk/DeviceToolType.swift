// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDeviceToolType`.
/// [Reference](https://docs.gtk.org/gdk4/enum.DeviceToolType.html)
nonisolated public enum DeviceToolType: Enumeration {
    /// Source: `GDK_DEVICE_TOOL_TYPE_UNKNOWN`.
    case unknown
    /// Source: `GDK_DEVICE_TOOL_TYPE_PEN`.
    case pen
    /// Source: `GDK_DEVICE_TOOL_TYPE_ERASER`.
    case eraser
    /// Source: `GDK_DEVICE_TOOL_TYPE_BRUSH`.
    case brush
    /// Source: `GDK_DEVICE_TOOL_TYPE_PENCIL`.
    case pencil
    /// Source: `GDK_DEVICE_TOOL_TYPE_AIRBRUSH`.
    case airbrush
    /// Source: `GDK_DEVICE_TOOL_TYPE_MOUSE`.
    case mouse
    /// Source: `GDK_DEVICE_TOOL_TYPE_LENS`.
    case lens
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DeviceToolType] = [
        .unknown,
        .pen,
        .eraser,
        .brush,
        .pencil,
        .airbrush,
        .mouse,
        .lens,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .pen
        case 2: self = .eraser
        case 3: self = .brush
        case 4: self = .pencil
        case 5: self = .airbrush
        case 6: self = .mouse
        case 7: self = .lens
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .pen: 1
        case .eraser: 2
        case .brush: 3
        case .pencil: 4
        case .airbrush: 5
        case .mouse: 6
        case .lens: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkDeviceToolType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkDeviceToolType { GdkDeviceToolType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DeviceToolType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_device_tool_type_get_type()) }
}
