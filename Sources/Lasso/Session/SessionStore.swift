/// The module of the store that keeps a session.
enum SessionModule: StoreModule {
    enum Action {
        case didChange(SessionRecord)
        case didChangeStorage(StorageEvent)
    }

    struct State {
        var record = SessionRecord()
    }
}

/// The store that keeps a session. Errors are reported on standard error, because the user can do nothing about them.
final class SessionStore: LassoStore<SessionModule>, HiddenStore {
    /// The open windows of the last run that couldn't be read until now, so that they weren't opened again.
    var missedWindows: [KeptWindow] = []

    override func handleAction(_ action: Action) {
        switch action {
        case .didChange(let record): update { $0.record = record }
        case .didChangeStorage(.failed(let message)): Self.report(message)
        case .didChangeStorage(.keptAside(let kept)): Self.report(kept.description)
        case .didChangeStorage: break
        }
    }

    /// Returns the record of this run together with that of the last one, which couldn't be read until now.
    func merge(_ missed: SessionRecord, into record: SessionRecord) -> SessionRecord {
        missedWindows = missed.open
        return SessionRecord(
            open: missed.open + record.open,
            closed: missed.closed.merging(record.closed) { _, new in new }
        )
    }

    static func report(_ message: String) {
        StandardError.report("The windows of the application could not be read or saved: \(message)")
    }
}
