// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileProgressCallback`.
/// [Reference](https://docs.gtk.org/gio/callback.FileProgressCallback.html)
public typealias FileProgressCallback = @MainActor (Int, Int) -> Void

@_alwaysEmitIntoClient
nonisolated var callFileProgressCallback: GFileProgressCallback {
    { currentNumBytes, totalNumBytes, userData in
        onMainActor((currentNumBytes, totalNumBytes, userData)) { currentNumBytes, totalNumBytes, userData in
            let handler: FileProgressCallback = cClosure(userData)
            handler(currentNumBytes, totalNumBytes)
        }
    }
}
