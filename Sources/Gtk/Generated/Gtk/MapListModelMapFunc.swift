// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMapListModelMapFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.MapListModelMapFunc.html)
public typealias MapListModelMapFunc = @MainActor (Object) -> Object

@_alwaysEmitIntoClient
nonisolated var callMapListModelMapFunc: GtkMapListModelMapFunc {
    { item, userData in
        onMainActor((item, userData)) { item, userData in
            let handler: MapListModelMapFunc = cClosure(userData)
            return handler(Object.wrapping(required: item, transfer: .full)).retainedRawPointer
        }
    }
}
