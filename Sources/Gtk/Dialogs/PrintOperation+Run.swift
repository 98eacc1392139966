import CGtk

extension PrintOperation {
    /// Prints, and waits until the user has closed the dialog and the pages have been drawn, without blocking the main
    /// actor.
    ///
    /// ```swift
    /// let operation = PrintOperation()
    /// operation.nPages = 1
    /// operation.onDrawPage { context, _ in drawPage(context.cairoContext) }
    /// if try await operation.run(.printDialog, parent: window) == .apply { keep(operation.printSettings) }
    /// ```
    ///
    /// Sets ``allowAsync``. Otherwise GTK would run a main loop inside the call, in which the main actor's jobs do not
    /// run.
    ///
    /// - Parameters:
    ///   - action: Whether to show the dialog, print immediately, show a preview, or write a file.
    ///   - parent: The dialog's parent window.
    /// - Returns: The result: `.apply` if the document was printed, `.cancel` if the user canceled.
    /// - Throws: ``GLibError`` if printing failed; `CancellationError` if the task is canceled. On cancellation, GTK
    ///   draws no more pages and the dialog is closed.
    ///
    /// Source: `gtk_print_operation_run`, the signal `GtkPrintOperation::done`.
    public func run(
        _ action: PrintOperationAction = .printDialog,
        parent: Window? = nil
    ) async throws -> PrintOperationResult {
        try Task.checkCancellation()
        allowAsync = true
        let results = AsyncStream<PrintOperationResult>.makeStream()
        let done = onDone { results.continuation.yield($0) }
        defer { done.disconnect() }
        let knownDialogs = Self.printDialogs
        let begun = PrintOperationResult(
            try GLibError.check { error in
                gtk_print_operation_run(printOperationPointer, action.cValue, parent?.windowPointer, error)
            }
        )
        guard begun == .inProgress else { return begun }
        for await result in results.stream {
            if result == .error { _ = try GLibError.check { gtk_print_operation_get_error(printOperationPointer, $0) } }
            return result
        }
        cancel()
        // GTK waits for the dialog before it checks whether the operation was canceled.
        for dialog in Self.printDialogs where !knownDialogs.contains(where: { $0 === dialog }) {
            dialog.response(Int(GTK_RESPONSE_CANCEL.rawValue))
        }
        throw CancellationError()
    }

    private static var printDialogs: [PrintUnixDialog] {
        Window.listToplevels().compactMap { $0 as? PrintUnixDialog }
    }
}
