/// A task of a store.
@MainActor
public final class Effect {
    /// A closure called after the work has succeeded and the effect has ended.
    public typealias Completion = @MainActor () -> Void

    /// Whether the current task does an effect's work, or was started by it.
    @TaskLocal static var isWorking = false

    /// The identifier that the effect was started with.
    public let id: AnyHashable
    /// The time at which the effect was started; in a release build, `nil` if its store wasn't observed.
    let start: ContinuousClock.Instant?
    // Whether the effect belongs to the application, and not to a tool that pauses it.
    private let isPausable: Bool
    private var outcome: EffectOutcome?
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var work: (@MainActor () async throws -> Completion)?
    private var didEnd: (@MainActor (Effect, EffectOutcome) -> Void)?
    private var task: Task<Void, Never>?
    /// The effect as observers of the run see it; `nil` if there are none.
    var runEffect: RunEffect?
    /// A closure called when the effect has ended, before its completion.
    var whenEnded: (() -> Void)?
    /// A closure called when the effect's task has returned. A canceled task runs until it notices the cancellation.
    var didReturn: (() -> Void)?

    init(
        id: AnyHashable,
        start: ContinuousClock.Instant?,
        isPausable: Bool,
        work: @escaping @MainActor () async throws -> Completion,
        didEnd: @escaping @MainActor (Effect, EffectOutcome) -> Void
    ) {
        (self.id, self.start, self.isPausable) = (id, start, isPausable)
        self.work = work
        self.didEnd = didEnd
    }

    /// Whether the effect has not ended yet.
    public var isRunning: Bool { outcome == nil }

    /// Cancels the effect: cancels its task, if it has begun, and discards its result.
    public func cancel() {
        // Where an earlier moment leads, an effect that runs belongs to the present.
        if !isPausable || !ApplicationPause.isMoving { stop() }
    }

    /// Cancels the effect, also on the way to an earlier moment.
    func stop() {
        task?.cancel()
        end(.cancelled)
    }

    /// Waits until the effect has ended.
    public func waitUntilEnded() async {
        if isRunning { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Whether the effect's task has begun. It may have ended, too.
    var hasBegun: Bool { task != nil }

    /// Begins the work, after an optional delay, unless the effect has ended.
    func begin(after delay: Duration? = nil, on clock: any Clock<Duration>) {
        guard isRunning, let work else { return }
        task = Task { [weak self, id, isPausable] in
            await WorkActivity.track("effect “\(id)”") {
                let (outcome, completion) = await Self.$isWorking.withValue(true) {
                    await Self.outcome(of: work, after: delay, on: clock)
                }
                if isPausable { await ApplicationPause.waitUntilOver() }
                self?.deliver(outcome, completion)
                self?.returned()
            }
        }
    }

    private static func outcome(
        of work: @MainActor () async throws -> Completion,
        after delay: Duration?,
        on clock: any Clock<Duration>
    ) async -> (EffectOutcome, Completion?) {
        do {
            if let delay { try await clock.sleep(for: delay) }
            try Task.checkCancellation()
            return (.finished, try await work())
        } catch {
            return (EffectOutcome(of: error), nil)
        }
    }

    private func deliver(_ outcome: EffectOutcome, _ completion: Completion?) {
        guard isRunning else { return }
        Run.deliver(runEffect) {
            // The completion may start the effect again, so this one must end first.
            if end(outcome), case .finished = outcome { completion?() }
        }
    }

    /// Ends the effect.
    ///
    /// - Returns: Whether the effect was still running.
    @discardableResult
    private func end(_ outcome: EffectOutcome) -> Bool {
        guard isRunning else { return false }
        self.outcome = outcome
        let didEnd = didEnd
        work = nil
        self.didEnd = nil
        runEffect = nil
        waiting.forEach { $0.resume() }
        waiting = []
        let whenEnded = whenEnded
        self.whenEnded = nil
        whenEnded?()
        didEnd?(self, outcome)
        return true
    }

    private func returned() {
        didReturn?()
        didReturn = nil
    }

    isolated deinit { task?.cancel() }
}
