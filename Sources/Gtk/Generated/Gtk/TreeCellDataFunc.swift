// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeCellDataFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeCellDataFunc.html)
public typealias TreeCellDataFunc = @MainActor (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void

@_alwaysEmitIntoClient
nonisolated var callTreeCellDataFunc: GtkTreeCellDataFunc {
    { treeColumn, cell, treeModel, iter, data in
        onMainActor((treeColumn, cell, treeModel, iter, data)) { treeColumn, cell, treeModel, iter, data in
            let handler: TreeCellDataFunc = cClosure(data)
            handler(
                TreeViewColumn.wrapping(required: treeColumn),
                CellRenderer.wrapping(required: cell),
                wrappingInterface(required: treeModel),
                TreeIter.wrapping(required: iter)
            )
        }
    }
}
