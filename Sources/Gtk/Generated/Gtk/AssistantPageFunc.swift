// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAssistantPageFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.AssistantPageFunc.html)
public typealias AssistantPageFunc = @MainActor (Int) -> Int

@_alwaysEmitIntoClient
nonisolated var callAssistantPageFunc: GtkAssistantPageFunc {
    { currentPage, data in
        onMainActor((currentPage, data)) { currentPage, data in
            let handler: AssistantPageFunc = cClosure(data)
            return cInteger(handler(swiftInteger(currentPage))) as Int32
        }
    }
}
