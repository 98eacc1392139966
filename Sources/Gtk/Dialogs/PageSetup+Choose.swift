import CGtk

extension PageSetup {
    /// Asks the user for the paper and its orientation, and waits for the answer without blocking the main actor.
    ///
    /// - Parameters:
    ///   - parent: The dialog's parent window.
    ///   - pageSetup: The page setup that the dialog shows first, or `nil` for the default.
    ///   - settings: The printer's settings.
    /// - Returns: The chosen page setup, or `nil` if the dialog was closed without a choice or the parent window is or
    ///   was destroyed.
    /// - Throws: `CancellationError` if the task is canceled. The dialog is closed in that case.
    ///
    /// Source: `gtk_print_run_page_setup_dialog_async`.
    public static func choose(
        for parent: Window?,
        pageSetup: PageSetup? = nil,
        settings: PrintSettings
    ) async throws -> PageSetup? {
        try Task.checkCancellation()
        if parent?.isDestroyed == true { return nil }
        let dialogs = NewDialogs<PageSetupUnixDialog>()
        let chosen = try await dialogAnswer(for: parent, as: PageSetup?.self) { answer in
            let done: PageSetupDone = { answer($0) }
            gtk_print_run_page_setup_dialog_async(
                parent?.windowPointer,
                pageSetup?.opaquePointer,
                settings.opaquePointer,
                callPageSetupDoneOnce,
                retainedClosure(done)
            )
        } cancel: {
            dialogs.cancel()
        }
        return chosen ?? nil
    }
}

private typealias PageSetupDone = @MainActor (PageSetup?) -> Void

nonisolated private let callPageSetupDoneOnce: GtkPageSetupDoneFunc = { pageSetup, data in
    onMainActor((pageSetup, data)) { pageSetup, data in
        let done: PageSetupDone = cTakenClosure(data)
        done(PageSetup.wrapping(pageSetup))
    }
}
