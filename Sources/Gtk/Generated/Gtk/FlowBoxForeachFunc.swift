// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFlowBoxForeachFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.FlowBoxForeachFunc.html)
public typealias FlowBoxForeachFunc = @MainActor (FlowBox, FlowBoxChild) -> Void

@_alwaysEmitIntoClient
nonisolated var callFlowBoxForeachFunc: GtkFlowBoxForeachFunc {
    { box, child, userData in
        onMainActor((box, child, userData)) { box, child, userData in
            let handler: FlowBoxForeachFunc = cClosure(userData)
            handler(FlowBox.wrapping(required: box), FlowBoxChild.wrapping(required: child))
        }
    }
}
