extension WindowSession {
    /// Opens the windows that were open when the application ended, or else one, and goes to the path of each.
    ///
    /// A draft of a document that no window has, or that no document takes after the user is at the path of its window,
    /// gets a window of its own. While a window waits for its path, for example behind a login, so do its drafts. If it
    /// has no document then, they wait for the first one. The closures are kept until then.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the window to open if there were none, and of windows for drafts.
    ///   - drafts: The drafts of the application; `nil` if it has no documents.
    ///   - isWorthKeeping: A closure that returns whether a location is to be kept.
    ///   - makeWindow: A closure that creates a window and fills it. The window isn't open yet, and has neither its
    ///     size nor its documents.
    ///   - show: A closure that opens the window that is passed.
    /// - Returns: The windows, in the order in which they were opened. Those for drafts that no document takes come
    ///   later.
    @discardableResult
    public func restoreWindows(
        or identifier: String,
        drafts: (any DocumentDrafts)? = nil,
        where isWorthKeeping: @escaping @MainActor (NavigationPath) -> Bool = { _ in true },
        making makeWindow: @escaping @MainActor (KeptWindow) -> WindowController,
        showing show: @escaping @MainActor (WindowController) -> Void
    ) -> [WindowController] {
        let windows = drafts.map { windowsToRestore(or: identifier, drafts: $0) } ?? windowsToRestore(or: identifier)
        return windows.map { open($0, drafts, isWorthKeeping, makeWindow, show) }
    }

    @discardableResult
    private func open(
        _ kept: KeptWindow,
        _ drafts: (any DocumentDrafts)?,
        _ isWorthKeeping: @escaping @MainActor (NavigationPath) -> Bool,
        _ makeWindow: @escaping @MainActor (KeptWindow) -> WindowController,
        _ show: @escaping @MainActor (WindowController) -> Void
    ) -> WindowController {
        let window = makeWindow(kept)
        keep(window, as: kept, where: isWorthKeeping)
        show(window)
        returnUser(to: kept, in: window, drafts: drafts) { [self] other in
            open(other, drafts, isWorthKeeping, makeWindow, show)
        }
        return window
    }

    /// Goes to the path of a window that is open again, and then opens windows for the drafts that it had, and that no
    /// document in it has taken.
    ///
    /// - Parameters:
    ///   - kept: The state of the window.
    ///   - window: The window, which the session keeps.
    ///   - drafts: The drafts of the application; `nil` if it has no documents.
    ///   - open: A closure that opens a window.
    private func returnUser(
        to kept: KeptWindow,
        in window: WindowController,
        drafts: (any DocumentDrafts)?,
        opening open: @escaping @MainActor (KeptWindow) -> Void
    ) {
        let flow = window.outermostFlow
        Task { [weak window] in
            var isWaiting = false
            if let path = kept.path, let flow { isWaiting = await flow.go(to: path).kind == .waiting }
            guard let window, let drafts, hasRemainingDrafts(of: window) else { return }
            let openRemaining = { @MainActor [weak self] (window: WindowController) -> Void in
                for kept in self?.windowsForRemainingDrafts(of: window, in: drafts) ?? [] { open(kept) }
            }
            // Behind a login, for example, the documents may come with the place, or later.
            let path = isWaiting ? kept.path : nil
            once({ path == nil || $0.path == path }, in: window) { [weak self] window in
                openRemaining(window)
                guard let self, hasRemainingDrafts(of: window), !hasDocuments(in: window) else { return }
                once({ [weak self] in self?.hasDocuments(in: $0) == true }, in: window, openRemaining)
            }
        }
    }

    /// Calls a closure once, when a window fulfills a condition: now, or after the turn in which its hierarchy changes.
    private func once(
        _ isFulfilled: @escaping @MainActor (WindowController) -> Bool,
        in window: WindowController,
        _ body: @escaping @MainActor (WindowController) -> Void
    ) {
        guard !isFulfilled(window) else { return body(window) }
        var observation: Observation?
        observation = window.observeHierarchy { [weak window] _ in
            guard let window, isFulfilled(window) else { return }
            observation?.cancel()
            // More may come in the same turn.
            Task { body(window) }
        }
    }
}
