// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintJobCompleteFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.PrintJobCompleteFunc.html)
public typealias PrintJobCompleteFunc = @MainActor (PrintJob, GLibError?) -> Void

@_alwaysEmitIntoClient
nonisolated var callPrintJobCompleteFunc: GtkPrintJobCompleteFunc {
    { printJob, userData, error in
        onMainActor((printJob, userData, error)) { printJob, userData, error in
            let handler: PrintJobCompleteFunc = cClosure(userData)
            handler(PrintJob.wrapping(required: printJob), error.map { GLibError($0) })
        }
    }
}
