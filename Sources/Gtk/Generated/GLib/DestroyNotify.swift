// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GDestroyNotify`.
/// [Reference](https://docs.gtk.org/glib/callback.DestroyNotify.html)
public typealias DestroyNotify = @MainActor () -> Void

@_alwaysEmitIntoClient
nonisolated var callDestroyNotify: GDestroyNotify {
    { data in
        onMainActor(data) { data in
            let handler: DestroyNotify = cClosure(data)
            handler()
        }
    }
}
