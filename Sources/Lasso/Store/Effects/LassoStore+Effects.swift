extension LassoStore: EffectStarting {
    /// The clock that effects are delayed by. A test sets one that takes no time.
    public final var effectClock: any Clock<Duration> {
        get { effectRunner?.clock ?? ContinuousClock() }
        set { preparedEffectRunner.clock = newValue }
    }

    /// What the effects are known as that have not come to their end, in the order in which they were started.
    public final var runningEffects: [AnyHashable] { (effectRunner?.runningEffects ?? []) + runningWork }

    /// Cancels effects.
    ///
    /// - Parameter id: What they were started as.
    public final func cancelEffects(_ id: AnyHashable) { effectRunner?.cancel(id) }

    /// Cancels all effects.
    public final func cancelAllEffects() { effectRunner?.cancelAll() }

    /// Starts an effect.
    ///
    /// - Parameters:
    ///   - id: What it is known as: what the policy compares, and what it can be cancelled by.
    ///   - policy: What happens if an effect of the same identity goes on already.
    ///   - work: What to do. It answers what to do with its result, once the effect has come to its end.
    ///   - onError: Is handed the error that the work throws. Without it, the error is reported.
    /// - Returns: The effect.
    @discardableResult
    public final func startEffect(
        _ id: AnyHashable,
        _ policy: EffectPolicy,
        work: @escaping @MainActor () async throws -> Effect.Completion,
        onError: (@MainActor (any Error) -> Void)?
    ) -> Effect {
        let runner = preparedEffectRunner
        let seers = StoreTracing.tracers + tracers
        let effect = Effect(id: id, work: work) { [weak self, weak runner, type = type(of: self)] effect, outcome in
            runner?.didEnd(effect)
            if let self, case .failed(let error) = outcome {
                if let onError { onError(error) } else { report(error, of: effect) }
            }
            let store: AnyObject = self ?? DepartedStore(type)
            for seer in seers { seer.observer.store(store, didEnd: effect.id, with: outcome) }
        }
        for seer in seers { seer.observer.store(self, didStart: id) }
        runner.start(effect, policy)
        return effect
    }

    private var preparedEffectRunner: EffectRunner {
        if let effectRunner { return effectRunner }
        let runner = EffectRunner()
        effectRunner = runner
        return runner
    }

    private func report(_ error: any Error, of effect: Effect) {
        StandardError.report("\(type(of: self)): the effect \"\(effect.id)\" has failed and has no onError: \(error)")
    }
}
