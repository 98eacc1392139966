// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPageSetupDoneFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.PageSetupDoneFunc.html)
public typealias PageSetupDoneFunc = @MainActor (PageSetup) -> Void

@_alwaysEmitIntoClient
nonisolated var callPageSetupDoneFunc: GtkPageSetupDoneFunc {
    { pageSetup, data in
        onMainActor((pageSetup, data)) { pageSetup, data in
            let handler: PageSetupDoneFunc = cClosure(data)
            handler(PageSetup.wrapping(required: pageSetup))
        }
    }
}
