// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeIterCompareFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeIterCompareFunc.html)
public typealias TreeIterCompareFunc = @MainActor (any TreeModel, TreeIter, TreeIter) -> Int

@_alwaysEmitIntoClient
nonisolated var callTreeIterCompareFunc: GtkTreeIterCompareFunc {
    { model, a, b, userData in
        onMainActor((model, a, b, userData)) { model, a, b, userData in
            let handler: TreeIterCompareFunc = cClosure(userData)
            return cInteger(
                handler(
                    wrappingInterface(required: model),
                    TreeIter.wrapping(required: a),
                    TreeIter.wrapping(required: b)
                )
            ) as Int32
        }
    }
}
