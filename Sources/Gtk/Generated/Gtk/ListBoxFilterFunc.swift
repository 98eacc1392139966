// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListBoxFilterFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ListBoxFilterFunc.html)
public typealias ListBoxFilterFunc = @MainActor (ListBoxRow) -> Bool

@_alwaysEmitIntoClient
nonisolated var callListBoxFilterFunc: GtkListBoxFilterFunc {
    { row, userData in
        onMainActor((row, userData)) { row, userData in
            let handler: ListBoxFilterFunc = cClosure(userData)
            return handler(ListBoxRow.wrapping(required: row)) ? 1 : 0
        }
    }
}
