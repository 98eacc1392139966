// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeModelForeachFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeModelForeachFunc.html)
public typealias TreeModelForeachFunc = @MainActor (any TreeModel, TreePath, TreeIter) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeModelForeachFunc: GtkTreeModelForeachFunc {
    { model, path, iter, data in
        onMainActor((model, path, iter, data)) { model, path, iter, data in
            let handler: TreeModelForeachFunc = cClosure(data)
            return handler(
                wrappingInterface(required: model),
                TreePath.wrapping(required: path),
                TreeIter.wrapping(required: iter)
            ) ? 1 : 0
        }
    }
}
