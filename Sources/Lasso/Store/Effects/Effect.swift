/// Asynchronous work of a store.
@MainActor
public final class Effect {
    /// What follows the work, once the effect has come to its end.
    public typealias Completion = @MainActor () -> Void

    /// What it was started as.
    public let id: AnyHashable
    private var outcome: EffectOutcome?
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var work: (@MainActor () async throws -> Completion)?
    private var didEnd: (@MainActor (Effect, EffectOutcome) -> Void)?
    private var task: Task<Void, Never>?
    /// A closure that is called when its task has returned: a cancelled one goes on until it notices.
    var didReturn: (() -> Void)?

    init(
        id: AnyHashable,
        work: @escaping @MainActor () async throws -> Completion,
        didEnd: @escaping @MainActor (Effect, EffectOutcome) -> Void
    ) {
        self.id = id
        self.work = work
        self.didEnd = didEnd
    }

    /// Whether it is still to come to its end.
    public var isRunning: Bool { outcome == nil }

    /// Cancels it: its task if it has begun, and what it would have told the store.
    public func cancel() {
        task?.cancel()
        end(.cancelled)
    }

    /// Waits until it has come to its end.
    public func waitUntilEnded() async {
        if isRunning { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Begins, once a while is over.
    func begin(after delay: Duration?, on clock: any Clock<Duration>) {
        guard isRunning, let work else { return }
        task = Task { [weak self] in
            let outcome: EffectOutcome
            var completion: Completion?
            do {
                if let delay { try await clock.sleep(for: delay) }
                try Task.checkCancellation()
                completion = try await work()
                outcome = .finished
            } catch {
                outcome = error is CancellationError ? .cancelled : .failed(error)
            }
            // What follows may start the effect anew, so this one has to be over.
            let isEndedNow = self?.end(outcome) == true
            if isEndedNow, case .finished = outcome { completion?() }
            self?.returned()
        }
    }

    /// - Returns: Whether it had not come to its end before.
    @discardableResult
    private func end(_ outcome: EffectOutcome) -> Bool {
        guard isRunning else { return false }
        self.outcome = outcome
        let didEnd = didEnd
        work = nil
        self.didEnd = nil
        waiting.forEach { $0.resume() }
        waiting = []
        didEnd?(self, outcome)
        return true
    }

    private func returned() {
        didReturn?()
        didReturn = nil
    }

    isolated deinit { task?.cancel() }
}
