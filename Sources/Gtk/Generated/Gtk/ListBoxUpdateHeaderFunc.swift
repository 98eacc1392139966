// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListBoxUpdateHeaderFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ListBoxUpdateHeaderFunc.html)
public typealias ListBoxUpdateHeaderFunc = @MainActor (ListBoxRow, ListBoxRow?) -> Void

@_alwaysEmitIntoClient
nonisolated var callListBoxUpdateHeaderFunc: GtkListBoxUpdateHeaderFunc {
    { row, before, userData in
        onMainActor((row, before, userData)) { row, before, userData in
            let handler: ListBoxUpdateHeaderFunc = cClosure(userData)
            handler(ListBoxRow.wrapping(required: row), ListBoxRow.wrapping(before))
        }
    }
}
