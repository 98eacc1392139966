/// A toast that waits in a window or a dialog, or is shown there.
///
/// It ends once: by the user, when its time is over, or when it is withdrawn, for example because its controller has
/// left the hierarchy.
@MainActor
package final class PostedToast {
    /// The reasons why the time of a toast doesn't run.
    package struct Pause: OptionSet {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// It isn't the toast that is shown, or the user can't see or use it.
        static let unseen = Pause(rawValue: 1)
        /// The pointer is over it.
        package static let pointer = Pause(rawValue: 2)
        /// The focus is in it.
        package static let focus = Pause(rawValue: 4)
    }

    /// The part of the end of a toast that is reported to its poster.
    enum Report {
        /// Nothing.
        case nothing
        /// Whether the user has pressed its button.
        case isPressed
        /// The outcome.
        case outcome
    }

    /// The toast.
    package let toast: Toast
    private let report: Report
    private(set) weak var host: ToastHost?
    private weak var controller: Controller?
    private var reference: HierarchyReference?
    // `nil` once the toast has ended.
    private var didEnd: (@MainActor (ToastOutcome?) -> Void)?
    private var pauses: Pause = .unseen
    private var remaining: Duration?
    private var timer: Timer?
    // In a replay, the tape says when the time is over: the pointer or the focus may have held the toast.
    private var isReplayed = false

    /// The time that is running.
    @MainActor
    private struct Timer {
        let task: Task<Void, Never>
        let elapsed: @MainActor () -> Duration
    }

    /// Ends a toast when the controller that has posted it leaves the hierarchy.
    @MainActor
    private final class Departure {
        weak var toast: PostedToast?

        init(of toast: PostedToast) {
            self.toast = toast
        }

        isolated deinit { toast?.end(nil) }
    }

    /// Creates a toast that isn't posted yet.
    ///
    /// - Parameters:
    ///   - toast: The toast.
    ///   - report: The part of the end that `didEnd` uses.
    ///   - didEnd: A closure called once when the toast has ended, with `nil` if it was withdrawn.
    init(_ toast: Toast, reporting report: Report, didEnd: @escaping @MainActor (ToastOutcome?) -> Void) {
        (self.toast, self.report) = (toast, report)
        self.didEnd = didEnd
        remaining = toast.duration
    }

    isolated deinit { end(nil) }

    /// Whether the toast has ended.
    package var isEnded: Bool { didEnd == nil }

    /// The outcomes that the user can cause, without those that the poster can't tell from the end of the toast's time.
    package var distinctOutcomes: [ToastOutcome] {
        guard report != .nothing else { return [] }
        var outcomes: [ToastOutcome] = toast.button == nil ? [] : [.pressedButton]
        if report == .outcome || toast.duration == nil { outcomes.append(.dismissed) }
        return outcomes
    }

    /// Posts the toast in the window or dialog of a controller, where it is shown after the toasts that are there. It
    /// is withdrawn at once if the user could never see it, because the controller is in no hierarchy.
    func post(by controller: Controller?) {
        guard let controller, !controller.isGone, !isEnded else { return end(nil) }
        self.controller = controller
        isReplayed = Run.isReplay(in: (controller.lineToTop.last as? WindowController)?.windows ?? .current)
        let reference = HierarchyReference(to: Departure(of: self))
        self.reference = reference
        controller.hierarchyReferences.append(reference)
        let host = controller.noticeScope.notices.toasts
        self.host = host
        controller.notices.postedToasts.append(self)
        host.add(self)
    }

    /// Follows the controller to another window or dialog, if it was moved there.
    func followController() {
        guard let host, let new = controller?.noticeScope.notices.toasts, new !== host else { return }
        self.host = new
        host.remove(self)
        new.add(self)
    }

    /// Ends the toast. Does nothing if it has ended.
    ///
    /// - Parameter outcome: The way in which it ends; `nil` if it is withdrawn.
    package func end(_ outcome: ToastOutcome?) {
        guard let didEnd else { return }
        self.didEnd = nil
        guard let outcome else { return end(nil, didEnd) }
        Run.turn(with: .toastEnd(controller, text: toast.text, outcome)) { end(outcome, didEnd) }
    }

    private func end(_ outcome: ToastOutcome?, _ didEnd: @MainActor (ToastOutcome?) -> Void) {
        updateTimer()
        controller?.hierarchyReferences.removeAll { $0 === reference }
        reference = nil
        controller?.knownNotices?.postedToasts.removeAll { $0 === self }
        host?.remove(self)
        didEnd(outcome)
    }

    /// Whether the time stands still.
    package var isPaused: Bool { !pauses.isEmpty }

    /// Sets whether the time stands still for a reason.
    package func setPaused(_ isPaused: Bool, _ reason: Pause) {
        if isPaused { pauses.insert(reason) } else { pauses.remove(reason) }
        updateTimer()
    }

    private func updateTimer() {
        let runs = !isEnded && !isPaused && !isReplayed
        if let timer, !runs {
            remaining = remaining.map { $0 - timer.elapsed() }
            timer.task.cancel()
            self.timer = nil
        } else if timer == nil, runs, let remaining {
            let clock = controller?.clockOfNotices ?? MainQueueClock()
            timer = Timer(task: sleep(for: remaining, on: clock), elapsed: Self.stopwatch(clock))
        }
    }

    private func sleep(for duration: Duration, on clock: some Clock<Duration>) -> Task<Void, Never> {
        Task { [weak self, text = toast.text] in
            // Someone who waits until nothing more happens waits until the task sleeps.
            await WorkActivity.track("time of the toast “\(text)”") {
                do {
                    if duration > .zero { try await clock.sleep(for: duration) }
                } catch {
                    // A clock that fails must not keep a toast on the screen forever.
                }
                // A toast in an earlier moment that is only shown stays.
                await ApplicationPause.waitUntilOver()
            }
            if !Task.isCancelled { self?.end(.timedOut) }
        }
    }

    private static func stopwatch(_ clock: some Clock<Duration>) -> @MainActor () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
