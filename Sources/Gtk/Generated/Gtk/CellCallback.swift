// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellCallback`.
/// [Reference](https://docs.gtk.org/gtk4/callback.CellCallback.html)
public typealias CellCallback = @MainActor (CellRenderer) -> Bool

@_alwaysEmitIntoClient
nonisolated var callCellCallback: GtkCellCallback {
    { renderer, data in
        onMainActor((renderer, data)) { renderer, data in
            let handler: CellCallback = cClosure(data)
            return handler(CellRenderer.wrapping(required: renderer)) ? 1 : 0
        }
    }
}
