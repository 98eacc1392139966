// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextTagTableForeach`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TextTagTableForeach.html)
public typealias TextTagTableForeach = @MainActor (TextTag) -> Void

@_alwaysEmitIntoClient
nonisolated var callTextTagTableForeach: GtkTextTagTableForeach {
    { tag, data in
        onMainActor((tag, data)) { tag, data in
            let handler: TextTagTableForeach = cClosure(data)
            handler(TextTag.wrapping(required: tag))
        }
    }
}
