import CGtk

extension PageSetup {
    /// Asks the user for the paper and how it lies, and waits for the answer. The main actor goes on with its work meanwhile.
    ///
    /// - Parameters:
    ///   - parent: The window that the dialog belongs to.
    ///   - pageSetup: What the dialog shows first; `nil` for the usual.
    ///   - settings: The printer's settings.
    /// - Returns: What was chosen; `nil` where the dialog was closed without that.
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
