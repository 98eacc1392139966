// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEntryIconPosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.EntryIconPosition.html)
nonisolated public enum EntryIconPosition: Enumeration {
    /// Source: `GTK_ENTRY_ICON_PRIMARY`.
    case primary
    /// Source: `GTK_ENTRY_ICON_SECONDARY`.
    case secondary
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EntryIconPosition] = [
        .primary,
        .secondary,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .primary
        case 1: self = .secondary
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .primary: 0
        case .secondary: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkEntryIconPosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkEntryIconPosition { GtkEntryIconPosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EntryIconPosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_entry_icon_position_get_type()) }
}
