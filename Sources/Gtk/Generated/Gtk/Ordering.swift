// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkOrdering`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Ordering.html)
nonisolated public enum Ordering: Enumeration {
    /// Source: `GTK_ORDERING_SMALLER`.
    case smaller
    /// Source: `GTK_ORDERING_EQUAL`.
    case equal
    /// Source: `GTK_ORDERING_LARGER`.
    case larger
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Ordering] = [
        .smaller,
        .equal,
        .larger,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .smaller
        case 0: self = .equal
        case 1: self = .larger
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .smaller: -1
        case .equal: 0
        case .larger: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkOrdering) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkOrdering { GtkOrdering(rawValue: rawValue) }
}

extension Ordering: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_ordering_get_type()) }
}
