// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScaleFormatValueFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ScaleFormatValueFunc.html)
public typealias ScaleFormatValueFunc = @MainActor (Scale, Double) -> String

@_alwaysEmitIntoClient
nonisolated var callScaleFormatValueFunc: GtkScaleFormatValueFunc {
    { scale, value, userData in
        onMainActor((scale, value, userData)) { scale, value, userData in
            let handler: ScaleFormatValueFunc = cClosure(userData)
            return g_strdup(cText(handler(Scale.wrapping(required: scale), value)))
        }
    }
}
