// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeSelectionForeachFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeSelectionForeachFunc.html)
public typealias TreeSelectionForeachFunc = @MainActor (any TreeModel, TreePath, TreeIter) -> Void

@_alwaysEmitIntoClient
nonisolated var callTreeSelectionForeachFunc: GtkTreeSelectionForeachFunc {
    { model, path, iter, data in
        onMainActor((model, path, iter, data)) { model, path, iter, data in
            let handler: TreeSelectionForeachFunc = cClosure(data)
            handler(
                wrappingInterface(required: model),
                TreePath.wrapping(required: path),
                TreeIter.wrapping(required: iter)
            )
        }
    }
}
