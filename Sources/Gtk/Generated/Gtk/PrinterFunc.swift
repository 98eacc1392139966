// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrinterFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.PrinterFunc.html)
public typealias PrinterFunc = @MainActor (Printer) -> Bool

@_alwaysEmitIntoClient
nonisolated var callPrinterFunc: GtkPrinterFunc {
    { printer, data in
        onMainActor((printer, data)) { printer, data in
            let handler: PrinterFunc = cClosure(data)
            return handler(Printer.wrapping(required: printer)) ? 1 : 0
        }
    }
}
