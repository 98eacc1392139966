// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListBoxCreateWidgetFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ListBoxCreateWidgetFunc.html)
public typealias ListBoxCreateWidgetFunc = @MainActor (Object) -> Widget

@_alwaysEmitIntoClient
nonisolated var callListBoxCreateWidgetFunc: GtkListBoxCreateWidgetFunc {
    { item, userData in
        onMainActor((item, userData)) { item, userData in
            let handler: ListBoxCreateWidgetFunc = cClosure(userData)
            return handler(Object.wrapping(required: item)).retainedPointer()
        }
    }
}
