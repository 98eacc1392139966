// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeViewRowSeparatorFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeViewRowSeparatorFunc.html)
public typealias TreeViewRowSeparatorFunc = @MainActor (any TreeModel, TreeIter) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeViewRowSeparatorFunc: GtkTreeViewRowSeparatorFunc {
    { model, iter, data in
        onMainActor((model, iter, data)) { model, iter, data in
            let handler: TreeViewRowSeparatorFunc = cClosure(data)
            return handler(wrappingInterface(required: model), TreeIter.wrapping(required: iter)) ? 1 : 0
        }
    }
}
