// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSymbolicColor`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gtk4/enum.SymbolicColor.html)
nonisolated public enum SymbolicColor: Enumeration {
    /// Source: `GTK_SYMBOLIC_COLOR_FOREGROUND`.
    case foreground
    /// Source: `GTK_SYMBOLIC_COLOR_ERROR`.
    case error
    /// Source: `GTK_SYMBOLIC_COLOR_WARNING`.
    case warning
    /// Source: `GTK_SYMBOLIC_COLOR_SUCCESS`.
    case success
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SymbolicColor] = [
        .foreground,
        .error,
        .warning,
        .success,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .foreground
        case 1: self = .error
        case 2: self = .warning
        case 3: self = .success
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .foreground: 0
        case .error: 1
        case .warning: 2
        case .success: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSymbolicColor) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSymbolicColor { GtkSymbolicColor(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SymbolicColor: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_symbolic_color_get_type()) }
}
