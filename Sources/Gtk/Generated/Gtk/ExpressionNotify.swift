// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkExpressionNotify`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ExpressionNotify.html)
public typealias ExpressionNotify = @MainActor () -> Void

@_alwaysEmitIntoClient
nonisolated var callExpressionNotify: GtkExpressionNotify {
    { userData in
        onMainActor(userData) { userData in
            let handler: ExpressionNotify = cClosure(userData)
            handler()
        }
    }
}
