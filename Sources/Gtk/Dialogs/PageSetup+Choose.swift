import CGtk

extension PageSetup {
    /// Asks the user for the paper and its orientation, and waits for the answer without blocking the main actor.
    ///
    /// - Parameters:
    ///   - parent: The dialog's parent window.
    ///   - pageSetup: The page setup that the dialog shows first, or `nil` for the default.
    ///   - settings: The printer's settings.
    /// - Returns: The chosen page setup, or `nil` if the dialog was closed without a choice.
    ///
    /// Source: `gtk_print_run_page_setup_dialog_async`.
    public static func choose(
        for parent: Window?,
        pageSetup: PageSetup? = nil,
        settings: PrintSettings
    ) async -> PageSetup? {
        await withCheckedContinuation { continuation in
            let done: PageSetupDone = { continuation.resume(returning: $0) }
            gtk_print_run_page_setup_dialog_async(
                parent?.windowPointer,
                pageSetup?.opaquePointer,
                settings.opaquePointer,
                callPageSetupDoneOnce,
                retainedClosure(done)
            )
        }
    }
}

private typealias PageSetupDone = @MainActor (PageSetup?) -> Void

nonisolated private let callPageSetupDoneOnce: GtkPageSetupDoneFunc = { pageSetup, data in
    onMainActor((pageSetup, data)) { pageSetup, data in
        let done: PageSetupDone = cTakenClosure(data)
        done(PageSetup.wrapping(pageSetup))
    }
}
