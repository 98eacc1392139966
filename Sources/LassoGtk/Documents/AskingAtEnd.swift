/// Asks about documents with changes that aren't saved before the session ends.
enum AskingAtEnd {
    private static weak var application: Application?
    private static var isAsking = false
    // The number of the inhibition, which lasts until no document has changes.
    private static var inhibition: Int?
    private static var observation: Observation?

    /// Prepares to ask. It may be called before the application is created.
    static func prepare() {
        observeEnd()
        if !GioApplication.isRunning { performInNextTurn(observeEnd) }
    }

    private static func observeEnd() {
        guard let current = GioApplication.default as? Application, current !== application else { return }
        application = current
        current.onQueryEnd { [weak current] in
            if let current { ask(in: current) }
        }
        observation = UnsavedDocuments.observe { endInhibitionIfSaved() }
    }

    private static func ask(in application: Application) {
        let names = UnsavedDocuments.names
        guard !names.isEmpty, !isAsking else { return }
        isAsking = true
        if inhibition == nil {
            let reason = UnsavedValues.message(naming: names)
            let number = application.inhibit(application.activeWindow, flags: .logout, reason: reason)
            // Without a session manager, there is nothing to inhibit.
            inhibition = number == 0 ? nil : number
        }
        Task {
            _ = await UnsavedDocuments.askAll()
            isAsking = false
            endInhibitionIfSaved()
        }
    }

    private static func endInhibitionIfSaved() {
        guard let number = inhibition, !isAsking, UnsavedDocuments.names.isEmpty else { return }
        inhibition = nil
        application?.uninhibit(number)
    }
}
