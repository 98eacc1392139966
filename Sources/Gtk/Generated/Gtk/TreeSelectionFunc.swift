// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeSelectionFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeSelectionFunc.html)
public typealias TreeSelectionFunc = @MainActor (TreeSelection, any TreeModel, TreePath, Bool) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeSelectionFunc: GtkTreeSelectionFunc {
    { selection, model, path, pathCurrentlySelected, data in
        onMainActor((selection, model, path, pathCurrentlySelected, data)) {
            selection,
            model,
            path,
            pathCurrentlySelected,
            data in
            let handler: TreeSelectionFunc = cClosure(data)
            return handler(
                TreeSelection.wrapping(required: selection),
                wrappingInterface(required: model),
                TreePath.wrapping(required: path),
                pathCurrentlySelected != 0
            ) ? 1 : 0
        }
    }
}
