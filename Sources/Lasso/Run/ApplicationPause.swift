/// A time in which an application only shows an earlier moment of itself, because the inspector has gone back to it.
///
/// Nothing real is done because of that. What has begun before goes on, but its results wait. What begins on the way to
/// the moment isn't done. The values of stores aren't saved.
@MainActor
package final class ApplicationPause {
    private static var all: [ApplicationPause] = []

    /// Whether the application is on its way to a moment, so that what begins is a consequence of that.
    package var isMoving = true

    private let windows: ApplicationWindows
    private var held: [@MainActor (_ isContinued: Bool) -> Void] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Begins a pause.
    ///
    /// - Parameter windows: The windows of the application.
    package init(in windows: ApplicationWindows) {
        self.windows = windows
        Self.all.append(self)
    }

    /// Ends the pause. What waits for it goes on after the current turn of the main actor: first what was held, and
    /// then the tasks.
    ///
    /// - Parameter isContinued: Whether the moment that is shown has become the present, so that its states are saved.
    package func end(isContinued: Bool) {
        Self.all.removeAll { $0 === self }
        let (held, waiting, windows) = (held, waiting, windows)
        (self.held, self.waiting) = ([], [])
        guard !held.isEmpty || !waiting.isEmpty else { return }
        Task {
            Self.perform(held, isContinued: isContinued, in: windows)
            waiting.forEach { $0.resume() }
        }
    }

    private static func perform(
        _ held: [@MainActor (_ isContinued: Bool) -> Void],
        isContinued: Bool,
        in windows: ApplicationWindows
    ) {
        ApplicationWindows.$scoped.withValue(windows) {
            for work in held {
                // Another pause may have begun.
                if let pause = current() { pause.hold { work(isContinued || $0) } } else { work(isContinued) }
            }
        }
    }

    /// Does work when the pause is over.
    ///
    /// - Parameter work: A closure that does the work. It is passed whether the moment that was shown has become the
    ///   present.
    func hold(_ work: @escaping @MainActor (_ isContinued: Bool) -> Void) { held.append(work) }

    /// Returns the pause of an application; `nil` if there is none.
    ///
    /// - Parameter windows: The windows of the application; `nil` for the current one.
    static func current(in windows: ApplicationWindows? = nil) -> ApplicationPause? {
        guard !all.isEmpty else { return nil }
        let windows: ApplicationWindows = windows ?? .current
        return all.first { $0.windows === windows }
    }

    /// Whether the current application is on its way to a moment.
    static var isMoving: Bool { current()?.isMoving == true }

    /// Does work at once, or when the pause of the current application is over.
    ///
    /// - Parameter work: A closure that does the work.
    static func performWhenOver(_ work: @escaping @MainActor () -> Void) {
        if let pause = current() { pause.hold { _ in work() } } else { work() }
    }

    /// Waits until an application has no pause.
    ///
    /// - Parameter windows: The windows of the application; `nil` for the current one.
    static func waitUntilOver(in windows: ApplicationWindows? = nil) async {
        guard !all.isEmpty else { return }
        let windows: ApplicationWindows = windows ?? .current
        while let pause = current(in: windows) {
            await withCheckedContinuation { pause.waiting.append($0) }
        }
    }

    isolated deinit {}
}
