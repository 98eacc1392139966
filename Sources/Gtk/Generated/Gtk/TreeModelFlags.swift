// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeModelFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.TreeModelFlags.html)
nonisolated public struct TreeModelFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_TREE_MODEL_ITERS_PERSIST`.
    @_alwaysEmitIntoClient
    public static var itersPersist: TreeModelFlags { TreeModelFlags(rawValue: 0x1) }
    /// Source: `GTK_TREE_MODEL_LIST_ONLY`.
    @_alwaysEmitIntoClient
    public static var listOnly: TreeModelFlags { TreeModelFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeModelFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeModelFlags { GtkTreeModelFlags(rawValue: rawValue) }
}

extension TreeModelFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_model_flags_get_type()) }
}
