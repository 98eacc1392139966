/// Asynchronous work of a store.
@MainActor
public final class Effect {
    /// What it was started as.
    public let id: AnyHashable
    private var outcome: EffectOutcome?
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private let work: @MainActor () async throws -> Void
    private let didEnd: @MainActor (Effect, EffectOutcome) -> Void
    private var task: Task<Void, Never>?

    init(
        id: AnyHashable,
        work: @escaping @MainActor () async throws -> Void,
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
        guard isRunning else { return }
        task = Task { [weak self, work] in
            let outcome: EffectOutcome
            do {
                if let delay { try await clock.sleep(for: delay) }
                try Task.checkCancellation()
                try await work()
                outcome = .finished
            } catch {
                outcome = error is CancellationError ? .cancelled : .failed(error)
            }
            self?.end(outcome)
        }
    }

    private func end(_ outcome: EffectOutcome) {
        guard isRunning else { return }
        self.outcome = outcome
        waiting.forEach { $0.resume() }
        waiting = []
        didEnd(self, outcome)
    }

    isolated deinit { task?.cancel() }
}
