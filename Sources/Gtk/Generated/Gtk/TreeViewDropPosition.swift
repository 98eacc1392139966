// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeViewDropPosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TreeViewDropPosition.html)
nonisolated public enum TreeViewDropPosition: Enumeration {
    /// Source: `GTK_TREE_VIEW_DROP_BEFORE`.
    case before
    /// Source: `GTK_TREE_VIEW_DROP_AFTER`.
    case after
    /// Source: `GTK_TREE_VIEW_DROP_INTO_OR_BEFORE`.
    case intoOrBefore
    /// Source: `GTK_TREE_VIEW_DROP_INTO_OR_AFTER`.
    case intoOrAfter
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TreeViewDropPosition] = [
        .before,
        .after,
        .intoOrBefore,
        .intoOrAfter,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .before
        case 1: self = .after
        case 2: self = .intoOrBefore
        case 3: self = .intoOrAfter
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .before: 0
        case .after: 1
        case .intoOrBefore: 2
        case .intoOrAfter: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeViewDropPosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeViewDropPosition { GtkTreeViewDropPosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TreeViewDropPosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_view_drop_position_get_type()) }
}
