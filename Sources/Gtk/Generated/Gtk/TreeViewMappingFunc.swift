// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeViewMappingFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeViewMappingFunc.html)
public typealias TreeViewMappingFunc = @MainActor (TreeView, TreePath) -> Void

@_alwaysEmitIntoClient
nonisolated var callTreeViewMappingFunc: GtkTreeViewMappingFunc {
    { treeView, path, userData in
        onMainActor((treeView, path, userData)) { treeView, path, userData in
            let handler: TreeViewMappingFunc = cClosure(userData)
            handler(TreeView.wrapping(required: treeView), TreePath.wrapping(required: path))
        }
    }
}
