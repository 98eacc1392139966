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
        let dialogs = NewDialogs<PrintUnixDialog>()
        var done: SignalConnection?
        defer { done?.disconnect() }
        // Without the parent window, because pages may still be drawn when it is gone.
        let result = try await dialogAnswer(for: nil, as: PrintOperationResult.self) { answer in
            done = onDone(answer)
            let begun = PrintOperationResult(
                try GLibError.check { error in
                    gtk_print_operation_run(printOperationPointer, action.cValue, parent?.windowPointer, error)
                }
            )
            if begun != .inProgress { answer(begun) }
        } cancel: {
            cancel()
            // GTK waits for the dialog before it checks whether the operation was canceled.
            dialogs.cancel()
        }
        if result == .error { _ = try GLibError.check { gtk_print_operation_get_error(printOperationPointer, $0) } }
        return result ?? .cancel
    }
}
