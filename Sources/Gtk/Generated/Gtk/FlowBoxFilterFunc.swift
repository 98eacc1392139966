// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFlowBoxFilterFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.FlowBoxFilterFunc.html)
public typealias FlowBoxFilterFunc = @MainActor (FlowBoxChild) -> Bool

@_alwaysEmitIntoClient
nonisolated var callFlowBoxFilterFunc: GtkFlowBoxFilterFunc {
    { child, userData in
        onMainActor((child, userData)) { child, userData in
            let handler: FlowBoxFilterFunc = cClosure(userData)
            return handler(FlowBoxChild.wrapping(required: child)) ? 1 : 0
        }
    }
}
