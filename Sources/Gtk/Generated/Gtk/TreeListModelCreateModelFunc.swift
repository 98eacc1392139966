// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeListModelCreateModelFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeListModelCreateModelFunc.html)
public typealias TreeListModelCreateModelFunc = @MainActor (Object) -> (any ListModel)?

@_alwaysEmitIntoClient
nonisolated var callTreeListModelCreateModelFunc: GtkTreeListModelCreateModelFunc {
    { item, userData in
        onMainActor((item, userData)) { item, userData in
            let handler: TreeListModelCreateModelFunc = cClosure(userData)
            return handler(Object.wrapping(required: item))?.retainedOpaquePointer
        }
    }
}
