// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCustomFilterFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.CustomFilterFunc.html)
public typealias CustomFilterFunc = @MainActor (Object) -> Bool

@_alwaysEmitIntoClient
nonisolated var callCustomFilterFunc: GtkCustomFilterFunc {
    { item, userData in
        onMainActor((item, userData)) { item, userData in
            let handler: CustomFilterFunc = cClosure(userData)
            return handler(Object.wrapping(required: item)) ? 1 : 0
        }
    }
}
