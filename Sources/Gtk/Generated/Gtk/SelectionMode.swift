// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSelectionMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SelectionMode.html)
nonisolated public enum SelectionMode: Enumeration {
    /// Source: `GTK_SELECTION_NONE`.
    case none
    /// Source: `GTK_SELECTION_SINGLE`.
    case single
    /// Source: `GTK_SELECTION_BROWSE`.
    case browse
    /// Source: `GTK_SELECTION_MULTIPLE`.
    case multiple
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SelectionMode] = [
        .none,
        .single,
        .browse,
        .multiple,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .single
        case 2: self = .browse
        case 3: self = .multiple
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .single: 1
        case .browse: 2
        case .multiple: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSelectionMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSelectionMode { GtkSelectionMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SelectionMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_selection_mode_get_type()) }
}
