// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeModelFilterVisibleFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeModelFilterVisibleFunc.html)
public typealias TreeModelFilterVisibleFunc = @MainActor (any TreeModel, TreeIter) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeModelFilterVisibleFunc: GtkTreeModelFilterVisibleFunc {
    { model, iter, data in
        onMainActor((model, iter, data)) { model, iter, data in
            let handler: TreeModelFilterVisibleFunc = cClosure(data)
            return handler(wrappingInterface(required: model), TreeIter.wrapping(required: iter)) ? 1 : 0
        }
    }
}
