// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAccessibleInvalidState`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleInvalidState.html)
nonisolated public enum AccessibleInvalidState: Enumeration {
    /// Source: `GTK_ACCESSIBLE_INVALID_FALSE`.
    case `false`
    /// Source: `GTK_ACCESSIBLE_INVALID_TRUE`.
    case `true`
    /// Source: `GTK_ACCESSIBLE_INVALID_GRAMMAR`.
    case grammar
    /// Source: `GTK_ACCESSIBLE_INVALID_SPELLING`.
    case spelling
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleInvalidState] = [
        .`false`,
        .`true`,
        .grammar,
        .spelling,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`false`
        case 1: self = .`true`
        case 2: self = .grammar
        case 3: self = .spelling
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .`false`: 0
        case .`true`: 1
        case .grammar: 2
        case .spelling: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleInvalidState) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleInvalidState { GtkAccessibleInvalidState(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleInvalidState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_invalid_state_get_type()) }
}
