// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeViewColumnDropFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeViewColumnDropFunc.html)
public typealias TreeViewColumnDropFunc =
    @MainActor (TreeView, TreeViewColumn, TreeViewColumn?, TreeViewColumn?) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeViewColumnDropFunc: GtkTreeViewColumnDropFunc {
    { treeView, column, prevColumn, nextColumn, data in
        onMainActor((treeView, column, prevColumn, nextColumn, data)) {
            treeView,
            column,
            prevColumn,
            nextColumn,
            data in
            let handler: TreeViewColumnDropFunc = cClosure(data)
            return handler(
                TreeView.wrapping(required: treeView),
                TreeViewColumn.wrapping(required: column),
                TreeViewColumn.wrapping(prevColumn),
                TreeViewColumn.wrapping(nextColumn)
            ) ? 1 : 0
        }
    }
}
