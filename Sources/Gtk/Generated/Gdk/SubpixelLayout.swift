// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
