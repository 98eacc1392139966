// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListBoxSortFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ListBoxSortFunc.html)
public typealias ListBoxSortFunc = @MainActor (ListBoxRow, ListBoxRow) -> Int

@_alwaysEmitIntoClient
nonisolated var callListBoxSortFunc: GtkListBoxSortFunc {
    { row1, row2, userData in
        onMainActor((row1, row2, userData)) { row1, row2, userData in
            let handler: ListBoxSortFunc = cClosure(userData)
            return cInteger(handler(ListBoxRow.wrapping(required: row1), ListBoxRow.wrapping(required: row2))) as Int32
        }
    }
}
