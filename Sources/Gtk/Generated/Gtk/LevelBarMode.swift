// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkLevelBarMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.LevelBarMode.html)
nonisolated public enum LevelBarMode: Enumeration {
    /// Source: `GTK_LEVEL_BAR_MODE_CONTINUOUS`.
    case continuous
    /// Source: `GTK_LEVEL_BAR_MODE_DISCRETE`.
    case discrete
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [LevelBarMode] = [
        .continuous,
        .discrete,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .continuous
        case 1: self = .discrete
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .continuous: 0
        case .discrete: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkLevelBarMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkLevelBarMode { GtkLevelBarMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension LevelBarMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_level_bar_mode_get_type()) }
}
