/// The windows of an application, which it opens again the next time that it starts: their sizes, whether they are
/// maximized, the widths of their sidebars, where the user was in them, and their documents.
///
/// ```swift
/// let session = WindowSession(in: storage)
/// session.restoreWindows(or: "main") { _ in
///     let window = WindowController()
///     HomeFlow().start(with: root(of: window))
///     return window
/// } showing: { window in
///     openWindow(window)
/// }
/// ```
///
/// A window that the user opens later is kept with ``keep(_:as:where:)-(_,String,_)``. It opens with the size of the
/// last window with its identifier.
///
/// A window that the user closes is not opened again, unless it was the last one, or all windows are closed because the
/// application ends. A path's query, and everything else that a screen shows, is never kept.
///
/// A ``Document`` comes back by itself when its controller is in the window again, at the same path: with its changes
/// that weren't saved, or else with its file. <doc:Documents> describes how changes survive.
///
/// The storage is read when the session is created. Changes are saved within a second, and when the application ends.
/// Only the windows' own positions aren't kept, because the desktop decides them.
@MainActor
public final class WindowSession {
    private let store: SessionStore
    private let stored: StoredValue<SessionModule, SessionRecord>
    private var entries: [SessionEntry] = []
    private let windows = ApplicationWindows.current
    private var ending: Observation?

    /// Creates a session, and reads the windows of the previous one.
    ///
    /// - Parameter storage: The storage. No other session uses it. If it can't be used, the reason is written to
    ///   standard error, and the application starts as it does for the first time. Windows that can be read only later
    ///   are opened again the next time.
    public init(in storage: any ByteStorage) {
        var state = SessionModule.State(), isUnread = false
        do throws(StorageError) {
            state.record = try FormattedStorage(storage, as: .session).read() ?? SessionRecord()
        } catch {
            SessionStore.report(error.description)
            if case .failed = error { isUnread = true }
        }
        let store = SessionStore(with: state)
        self.store = store
        stored = StoredValue(
            of: store,
            \.record,
            in: storage,
            as: .session,
            merging: { [weak store, isUnread] saved, mine, theirs in
                // What was read is older than what has happened since.
                guard isUnread, saved == nil, let store else { return mine }
                return store.merge(theirs, into: mine)
            }
        ) {
            .didChangeStorage($0)
        }
        ending = windows.observeEnding { [weak self] in self?.update() }
    }

    isolated deinit { ending?.cancel() }

    /// Returns the windows that were open when the application ended, in the order in which they were opened.
    ///
    /// - Parameter identifier: The identifier of the window to open if there were none.
    /// - Returns: At least one window.
    public func windowsToRestore(or identifier: String) -> [KeptWindow] {
        // They are opened now.
        store.missedWindows = []
        let open = store.state.record.open
        return open.isEmpty ? [closed[identifier] ?? KeptWindow(identifier)] : open
    }

    /// Whether windows of the last run weren't opened again yet, because this run has kept no window.
    package var hasWindowsToRestore: Bool { entries.isEmpty && !store.state.record.open.isEmpty }

    /// Keeps a window that is opened again: it has the size, and its sidebars the widths, that it had.
    ///
    /// - Parameters:
    ///   - window: The window, which keeps the session alive.
    ///   - kept: One of ``windowsToRestore(or:)``.
    ///   - isWorthKeeping: A closure that returns whether a location is to be kept. While the user is at another one,
    ///     such as a login, the location before stays. `/` is never kept, because it names no location.
    /// - Precondition: The session doesn't keep the window already, unless it was closed.
    public func keep(
        _ window: WindowController,
        as kept: KeptWindow,
        where isWorthKeeping: @escaping @MainActor (NavigationPath) -> Bool = { _ in true }
    ) {
        precondition(
            !entries.contains { $0.window === window && !$0.isClosed },
            "WindowSession.keep(_:as:where:): the window is kept already as \"\(kept.identifier)\". Call it once."
        )
        if let size = kept.size { window.size = size }
        window.isMaximized = kept.isMaximized
        window.holdReference(to: self)
        let entry = SessionEntry(window, kept, isWorthKeeping) { [weak self] in self?.update() }
        // The entry of the window before it was closed, if it was the last one.
        entries.removeAll { $0.window === window }
        entries.append(entry)
        update()
    }

    /// Keeps a new window. It opens with the size of the last window with the same identifier.
    ///
    /// - Parameters:
    ///   - window: The window, which keeps the session alive.
    ///   - identifier: The identifier of the window. Windows with the same purpose have the same one.
    ///   - isWorthKeeping: A closure that returns whether a location is to be kept.
    /// - Precondition: The session doesn't keep the window already, unless it was closed.
    public func keep(
        _ window: WindowController,
        as identifier: String,
        where isWorthKeeping: @escaping @MainActor (NavigationPath) -> Bool = { _ in true }
    ) {
        let last = entries.last { $0.kept.identifier == identifier }
        var kept = last?.kept ?? closed[identifier] ?? KeptWindow(identifier)
        // It is another window, at a location of its own.
        kept.path = nil
        kept.contents = [:]
        if last?.isClosed == false { kept.isMaximized = false }
        keep(window, as: kept, where: isWorthKeeping)
    }

    /// Saves the windows now, rather than within a second.
    ///
    /// - Returns: Whether they are saved. If not, the reason is written to standard error.
    @discardableResult
    public func save() async -> Bool { await stored.save() }

    /// Returns the entry of an open window; `nil` if the session doesn't keep the window, or the application ends.
    func entry(of window: WindowController) -> SessionEntry? {
        windows.isEnding ? nil : entries.first { $0.window === window && !$0.isClosed }
    }

    /// The windows that were closed last, by their identifiers.
    private var closed: [String: KeptWindow] { store.state.record.closed }

    private func update() {
        // As long as no window was kept, those of the last run count.
        guard !entries.isEmpty else { return }
        var closed = closed
        let isAnyOpen = entries.contains { !$0.isClosed }
        if isAnyOpen, !windows.isEnding {
            for entry in entries where entry.isClosed {
                var kept = entry.kept
                kept.contents = [:]
                closed[entry.kept.identifier] = kept
            }
            entries.removeAll(where: \.isClosed)
        }
        let record = SessionRecord(open: store.missedWindows + entries.map(\.kept), closed: closed)
        if record != store.state.record { store.dispatchAction(.didChange(record)) }
    }
}
