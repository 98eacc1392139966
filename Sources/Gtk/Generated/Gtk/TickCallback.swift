// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTickCallback`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TickCallback.html)
public typealias TickCallback = @MainActor (Widget, FrameClock) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTickCallback: GtkTickCallback {
    { widget, frameClock, userData in
        onMainActor((widget, frameClock, userData)) { widget, frameClock, userData in
            let handler: TickCallback = cClosure(userData)
            return handler(Widget.wrapping(required: widget), FrameClock.wrapping(required: frameClock)) ? 1 : 0
        }
    }
}
