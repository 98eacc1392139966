// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNotebookTab`.
/// [Reference](https://docs.gtk.org/gtk4/enum.NotebookTab.html)
nonisolated public enum NotebookTab: Enumeration {
    /// Source: `GTK_NOTEBOOK_TAB_FIRST`.
    case first
    /// Source: `GTK_NOTEBOOK_TAB_LAST`.
    case last
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NotebookTab] = [
        .first,
        .last,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .first
        case 1: self = .last
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .first: 0
        case .last: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkNotebookTab) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkNotebookTab { GtkNotebookTab(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NotebookTab: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_notebook_tab_get_type()) }
}
