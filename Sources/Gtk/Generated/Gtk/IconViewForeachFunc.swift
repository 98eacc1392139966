// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIconViewForeachFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.IconViewForeachFunc.html)
public typealias IconViewForeachFunc = @MainActor (IconView, TreePath) -> Void

@_alwaysEmitIntoClient
nonisolated var callIconViewForeachFunc: GtkIconViewForeachFunc {
    { iconView, path, data in
        onMainActor((iconView, path, data)) { iconView, path, data in
            let handler: IconViewForeachFunc = cClosure(data)
            handler(IconView.wrapping(required: iconView), TreePath.wrapping(required: path))
        }
    }
}
