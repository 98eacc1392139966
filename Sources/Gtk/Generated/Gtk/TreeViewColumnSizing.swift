// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeViewColumnSizing`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TreeViewColumnSizing.html)
nonisolated public enum TreeViewColumnSizing: Enumeration {
    /// Source: `GTK_TREE_VIEW_COLUMN_GROW_ONLY`.
    case growOnly
    /// Source: `GTK_TREE_VIEW_COLUMN_AUTOSIZE`.
    case autosize
    /// Source: `GTK_TREE_VIEW_COLUMN_FIXED`.
    case fixed
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TreeViewColumnSizing] = [
        .growOnly,
        .autosize,
        .fixed,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .growOnly
        case 1: self = .autosize
        case 2: self = .fixed
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .growOnly: 0
        case .autosize: 1
        case .fixed: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeViewColumnSizing) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeViewColumnSizing { GtkTreeViewColumnSizing(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TreeViewColumnSizing: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_view_column_sizing_get_type()) }
}
