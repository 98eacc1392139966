// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellLayoutDataFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.CellLayoutDataFunc.html)
public typealias CellLayoutDataFunc = @MainActor (any CellLayout, CellRenderer, any TreeModel, TreeIter) -> Void

@_alwaysEmitIntoClient
nonisolated var callCellLayoutDataFunc: GtkCellLayoutDataFunc {
    { cellLayout, cell, treeModel, iter, data in
        onMainActor((cellLayout, cell, treeModel, iter, data)) { cellLayout, cell, treeModel, iter, data in
            let handler: CellLayoutDataFunc = cClosure(data)
            handler(
                wrappingInterface(required: cellLayout),
                CellRenderer.wrapping(required: cell),
                wrappingInterface(required: treeModel),
                TreeIter.wrapping(required: iter)
            )
        }
    }
}
