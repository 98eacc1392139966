// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDrawingAreaDrawFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.DrawingAreaDrawFunc.html)
public typealias DrawingAreaDrawFunc = @MainActor (DrawingArea, CairoContext, Int, Int) -> Void

@_alwaysEmitIntoClient
nonisolated var callDrawingAreaDrawFunc: GtkDrawingAreaDrawFunc {
    { drawingArea, cr, width, height, userData in
        onMainActor((drawingArea, cr, width, height, userData)) { drawingArea, cr, width, height, userData in
            let handler: DrawingAreaDrawFunc = cClosure(userData)
            handler(
                DrawingArea.wrapping(required: drawingArea),
                CairoContext.wrapping(required: cr),
                swiftInteger(width),
                swiftInteger(height)
            )
        }
    }
}
