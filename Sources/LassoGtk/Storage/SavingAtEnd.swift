import Glibc

/// Saves all stored values when the application ends, however it ends.
enum SavingAtEnd {
    private static weak var application: GioApplication?
    private static var observesSignals = false
    private static var reportedProblems: Set<String> = []

    /// Prepares to save the values. It may be called before the application is created.
    static func prepare() {
        observeEnd()
        if !GioApplication.isRunning { performInNextTurn(observeEnd) }
    }

    /// Prepares for the loss of the display, at which flight recorders write what they have noted, too.
    static func prepareForDisplayLoss() {
        DisplayLoss.lastWork = { saveSilently() }
    }

    private static func observeEnd() {
        prepareForDisplayLoss()
        guard let current = GioApplication.default else { return }
        if current !== application {
            application = current
            // Afterwards, the windows are closed and their stores are released.
            current.onShutdown {
                // The windows that are open now are those to open again.
                ApplicationWindows.current.isEnding = true
            }
            current.onShutdown(after: true) { save() }
            (current as? Application)?.onQueryEnd { save() }
        }
        // Without a main loop, a program that observes signals could not be interrupted.
        guard GioApplication.isRunning, !observesSignals else { return }
        observesSignals = true
        performOnSignals([SIGTERM, SIGINT, SIGHUP]) {
            // The application may take a while to quit, or a nested main loop may prevent it.
            save()
            GioApplication.default?.quit()
        }
    }

    /// Saves at once, without the display.
    ///
    /// - Returns: A sentence for standard error.
    private static func saveSilently() -> String {
        // The windows that are open now are those to open again.
        ApplicationWindows.current.isEnding = true
        let problems = SuddenEnd.prepare()
        return problems.isEmpty
            ? "All changes are saved." : "Changes could not be saved: " + problems.joined(separator: " ")
    }

    private static func save() {
        for problem in UnsavedValues.saveAllBlocking() where reportedProblems.insert(problem).inserted {
            StandardError.report("Changes could not be saved: \(problem)")
        }
    }
}
