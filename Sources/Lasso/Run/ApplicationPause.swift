/// A time in which an application only shows an earlier moment of itself, because the inspector has gone back to it.
///
/// Nothing real is done because of that. What has begun before goes on, but its results wait. What begins on the way to
/// the moment isn't done. The values of stores aren't saved.
@MainActor
package final class ApplicationPause {
    /// The way in which a pause ends.
    package enum Outcome: Sendable {
        /// The application shows the present again.
        case returned
        /// The moment that is shown has become the present.
        case continued
        /// The application ends, or its last window is closed, while the moment is shown.
        case abandoned

        /// Returns the outcome for what was held by this pause, and then by another one.
        func followed(by later: Outcome) -> Outcome { self == .continued && later == .returned ? .continued : later }
    }

    // A pause that has ended stays until what it holds is performed.
    private static var all: [ApplicationPause] = []

    /// Whether the application is on its way to a moment, so that what begins is a consequence of that.
    package var isMoving = true

    private let windows: ApplicationWindows
    private var held: [@MainActor (Outcome) -> Void] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var outcome: Outcome?

    /// Begins a pause.
    ///
    /// - Parameter windows: The windows of the application.
    package init(in windows: ApplicationWindows) {
        self.windows = windows
        if let former = Self.current(in: windows), let outcome = former.outcome { takeOver(from: former, outcome) }
        Self.all.append(self)
    }

    /// Whether the pause has ended. What it holds is performed next.
    package var isOver: Bool { outcome != nil }

    /// Ends the pause. What waits for it goes on after the current turn of the main actor: first what was held, and
    /// then the tasks. What begins in that turn is held, too, so that it doesn't overtake them.
    ///
    /// - Parameter outcome: The way in which the pause ends.
    package func end(_ outcome: Outcome) {
        guard !isOver else { return }
        self.outcome = outcome
        isMoving = false
        if outcome == .continued {
            ApplicationWindows.$scoped.withValue(windows) { Run.turn(with: .continuation) {} }
        }
        guard !held.isEmpty || !waiting.isEmpty else { return remove() }
        Task { goOn(outcome) }
    }

    private func goOn(_ outcome: Outcome) {
        // What is performed begins other work at once. If that were held, it would never end.
        remove()
        let (held, waiting) = (held, waiting)
        (self.held, self.waiting) = ([], [])
        ApplicationWindows.$scoped.withValue(windows) {
            for work in held { Self.perform(work, after: outcome) }
        }
        waiting.forEach { $0.resume() }
    }

    private static func perform(_ work: @escaping @MainActor (Outcome) -> Void, after outcome: Outcome) {
        // Another pause may have begun.
        if let pause = current() { pause.hold { work(outcome.followed(by: $0)) } } else { work(outcome) }
    }

    /// Holds what a pause that has just ended holds.
    private func takeOver(from former: ApplicationPause, _ outcome: Outcome) {
        for work in former.held { hold { work(outcome.followed(by: $0)) } }
        waiting = former.waiting
        (former.held, former.waiting) = ([], [])
        former.remove()
    }

    private func remove() { Self.all.removeAll { $0 === self } }

    /// Does work when the pause is over.
    ///
    /// - Parameter work: A closure that does the work. It is passed the way in which the pause has ended.
    func hold(_ work: @escaping @MainActor (Outcome) -> Void) { held.append(work) }

    /// Returns the pause of an application; `nil` if there is none.
    ///
    /// - Parameter windows: The windows of the application; `nil` for the current one.
    package static func current(in windows: ApplicationWindows? = nil) -> ApplicationPause? {
        guard !all.isEmpty else { return nil }
        let windows: ApplicationWindows = windows ?? .current
        return all.first { $0.windows === windows }
    }

    /// Whether the current application is on its way to a moment.
    package static var isMoving: Bool { current()?.isMoving == true }

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
