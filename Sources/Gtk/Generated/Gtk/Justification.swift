// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkJustification`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Justification.html)
nonisolated public enum Justification: Enumeration {
    /// Source: `GTK_JUSTIFY_LEFT`.
    case left
    /// Source: `GTK_JUSTIFY_RIGHT`.
    case right
    /// Source: `GTK_JUSTIFY_CENTER`.
    case center
    /// Source: `GTK_JUSTIFY_FILL`.
    case fill
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Justification] = [
        .left,
        .right,
        .center,
        .fill,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .center
        case 3: self = .fill
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .center: 2
        case .fill: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkJustification) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkJustification { GtkJustification(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Justification: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_justification_get_type()) }
}
