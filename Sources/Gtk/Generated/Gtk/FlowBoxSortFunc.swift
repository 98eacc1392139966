// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFlowBoxSortFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.FlowBoxSortFunc.html)
public typealias FlowBoxSortFunc = @MainActor (FlowBoxChild, FlowBoxChild) -> Int

@_alwaysEmitIntoClient
nonisolated var callFlowBoxSortFunc: GtkFlowBoxSortFunc {
    { child1, child2, userData in
        onMainActor((child1, child2, userData)) { child1, child2, userData in
            let handler: FlowBoxSortFunc = cClosure(userData)
            return cInteger(handler(FlowBoxChild.wrapping(required: child1), FlowBoxChild.wrapping(required: child2)))
                as Int32
        }
    }
}
