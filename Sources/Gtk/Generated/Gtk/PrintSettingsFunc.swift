// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintSettingsFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.PrintSettingsFunc.html)
public typealias PrintSettingsFunc = @MainActor (String, String) -> Void

@_alwaysEmitIntoClient
nonisolated var callPrintSettingsFunc: GtkPrintSettingsFunc {
    { key, value, userData in
        onMainActor((key, value, userData)) { key, value, userData in
            let handler: PrintSettingsFunc = cClosure(userData)
            handler(String(copying: key), String(copying: value))
        }
    }
}
