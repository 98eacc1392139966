// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListBoxForeachFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ListBoxForeachFunc.html)
public typealias ListBoxForeachFunc = @MainActor (ListBox, ListBoxRow) -> Void

@_alwaysEmitIntoClient
nonisolated var callListBoxForeachFunc: GtkListBoxForeachFunc {
    { box, row, userData in
        onMainActor((box, row, userData)) { box, row, userData in
            let handler: ListBoxForeachFunc = cClosure(userData)
            handler(ListBox.wrapping(required: box), ListBoxRow.wrapping(required: row))
        }
    }
}
