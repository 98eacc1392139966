// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeViewGridLines`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TreeViewGridLines.html)
nonisolated public enum TreeViewGridLines: Enumeration {
    /// Source: `GTK_TREE_VIEW_GRID_LINES_NONE`.
    case none
    /// Source: `GTK_TREE_VIEW_GRID_LINES_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_TREE_VIEW_GRID_LINES_VERTICAL`.
    case vertical
    /// Source: `GTK_TREE_VIEW_GRID_LINES_BOTH`.
    case both
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TreeViewGridLines] = [
        .none,
        .horizontal,
        .vertical,
        .both,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .horizontal
        case 2: self = .vertical
        case 3: self = .both
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .horizontal: 1
        case .vertical: 2
        case .both: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeViewGridLines) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeViewGridLines { GtkTreeViewGridLines(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TreeViewGridLines: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_view_grid_lines_get_type()) }
}
