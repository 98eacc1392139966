// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeViewSearchEqualFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeViewSearchEqualFunc.html)
public typealias TreeViewSearchEqualFunc = @MainActor (any TreeModel, Int, String, TreeIter) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeViewSearchEqualFunc: GtkTreeViewSearchEqualFunc {
    { model, column, key, iter, searchData in
        onMainActor((model, column, key, iter, searchData)) { model, column, key, iter, searchData in
            let handler: TreeViewSearchEqualFunc = cClosure(searchData)
            return handler(
                wrappingInterface(required: model),
                swiftInteger(column),
                String(copying: key),
                TreeIter.wrapping(required: iter)
            ) ? 1 : 0
        }
    }
}
