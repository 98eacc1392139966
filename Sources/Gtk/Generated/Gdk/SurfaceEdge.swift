// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
