// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ShortcutFunc.html)
public typealias ShortcutFunc = @MainActor (Widget, Variant?) -> Bool

@_alwaysEmitIntoClient
nonisolated var callShortcutFunc: GtkShortcutFunc {
    { widget, args, userData in
        onMainActor((widget, args, userData)) { widget, args, userData in
            let handler: ShortcutFunc = cClosure(userData)
            return handler(Widget.wrapping(required: widget), Variant.wrapping(args)) ? 1 : 0
        }
    }
}
