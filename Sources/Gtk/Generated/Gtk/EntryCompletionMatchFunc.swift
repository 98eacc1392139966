// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEntryCompletionMatchFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.EntryCompletionMatchFunc.html)
public typealias EntryCompletionMatchFunc = @MainActor (EntryCompletion, String, TreeIter) -> Bool

@_alwaysEmitIntoClient
nonisolated var callEntryCompletionMatchFunc: GtkEntryCompletionMatchFunc {
    { completion, key, iter, userData in
        onMainActor((completion, key, iter, userData)) { completion, key, iter, userData in
            let handler: EntryCompletionMatchFunc = cClosure(userData)
            return handler(
                EntryCompletion.wrapping(required: completion),
                String(copying: key),
                TreeIter.wrapping(required: iter)
            ) ? 1 : 0
        }
    }
}
