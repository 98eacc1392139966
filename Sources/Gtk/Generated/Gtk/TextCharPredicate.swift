// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextCharPredicate`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TextCharPredicate.html)
public typealias TextCharPredicate = @MainActor (Unicode.Scalar) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTextCharPredicate: GtkTextCharPredicate {
    { ch, userData in
        onMainActor((ch, userData)) { ch, userData in
            let handler: TextCharPredicate = cClosure(userData)
            return handler(cUnicodeScalar(ch)) ? 1 : 0
        }
    }
}
