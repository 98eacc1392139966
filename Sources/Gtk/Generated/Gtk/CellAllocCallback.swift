// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellAllocCallback`.
/// [Reference](https://docs.gtk.org/gtk4/callback.CellAllocCallback.html)
public typealias CellAllocCallback = @MainActor (CellRenderer, GdkRectangle, GdkRectangle) -> Bool

@_alwaysEmitIntoClient
nonisolated var callCellAllocCallback: GtkCellAllocCallback {
    { renderer, cellArea, cellBackground, data in
        onMainActor((renderer, cellArea, cellBackground, data)) { renderer, cellArea, cellBackground, data in
            let handler: CellAllocCallback = cClosure(data)
            return handler(
                CellRenderer.wrapping(required: renderer),
                GdkRectangle(cContent(of: cellArea)),
                GdkRectangle(cContent(of: cellBackground))
            ) ? 1 : 0
        }
    }
}
