// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFontFilterFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.FontFilterFunc.html)
public typealias FontFilterFunc = @MainActor (PangoFontFamily, PangoFontFace) -> Bool

@_alwaysEmitIntoClient
nonisolated var callFontFilterFunc: GtkFontFilterFunc {
    { family, face, data in
        onMainActor((family, face, data)) { family, face, data in
            let handler: FontFilterFunc = cClosure(data)
            return handler(PangoFontFamily.wrapping(required: family), PangoFontFace.wrapping(required: face)) ? 1 : 0
        }
    }
}
