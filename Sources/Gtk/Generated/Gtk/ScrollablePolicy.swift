// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScrollablePolicy`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ScrollablePolicy.html)
nonisolated public enum ScrollablePolicy: Enumeration {
    /// Source: `GTK_SCROLL_MINIMUM`.
    case minimum
    /// Source: `GTK_SCROLL_NATURAL`.
    case natural
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollablePolicy] = [
        .minimum,
        .natural,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .minimum
        case 1: self = .natural
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .minimum: 0
        case .natural: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkScrollablePolicy) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkScrollablePolicy { GtkScrollablePolicy(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollablePolicy: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_scrollable_policy_get_type()) }
}
