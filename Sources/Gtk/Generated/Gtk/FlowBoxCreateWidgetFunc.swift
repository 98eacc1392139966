// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFlowBoxCreateWidgetFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.FlowBoxCreateWidgetFunc.html)
public typealias FlowBoxCreateWidgetFunc = @MainActor (Object) -> Widget

@_alwaysEmitIntoClient
nonisolated var callFlowBoxCreateWidgetFunc: GtkFlowBoxCreateWidgetFunc {
    { item, userData in
        onMainActor((item, userData)) { item, userData in
            let handler: FlowBoxCreateWidgetFunc = cClosure(userData)
            return handler(Object.wrapping(required: item)).retainedPointer()
        }
    }
}
