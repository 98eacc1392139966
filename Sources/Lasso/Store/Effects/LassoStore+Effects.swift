extension LassoStore: EffectStarting {
    /// The clock for the delays of effects: a ``MainQueueClock`` at first. A test can set a clock that needs no real
    /// time.
    public final var effectClock: any Clock<Duration> {
        get { effectRunner?.clock ?? MainQueueClock() }
        set { preparedEffectRunner.clock = newValue }
    }

    /// The identifiers of the running effects, in the order in which they were started.
    public final var runningEffects: [AnyHashable] {
        (effectRunner?.running.map(\.id) ?? []) + (tracedLoad.map { [$0.id] } ?? [])
    }

    /// The running load, as tools see it; `nil` if there is none.
    package final var tracedLoad: TracedEffect? { (self as? any LoadingStore)?.runningLoad }

    /// The running effects, and the running load, as tools see them.
    package final var tracedEffects: [TracedEffect] {
        (effectRunner?.running.map { TracedEffect(id: $0.id, start: $0.start) } ?? [])
            + (tracedLoad.map { [$0] } ?? [])
    }

    /// Cancels the effects with an identifier.
    ///
    /// - Parameter id: The identifier that the effects were started with.
    public final func cancelEffects(_ id: AnyHashable) {
        // Where an earlier moment leads, the effects that run belong to the present.
        if !isBeingShown { effectRunner?.cancel(id) }
    }

    /// Cancels all effects.
    public final func cancelAllEffects() {
        if !isBeingShown { effectRunner?.cancelAll() }
    }

    /// Starts an effect.
    ///
    /// - Parameters:
    ///   - id: The effect's identifier. The policy compares it, and the effect can be canceled by it.
    ///   - policy: The policy for an effect started while another effect with the same identifier is running.
    ///   - work: A closure that does the work and returns a completion, which is called after the effect has ended.
    ///   - onError: A closure called with the error that the work throws. Without it, the error is reported.
    /// - Returns: The effect.
    @discardableResult
    public final func startEffect(
        _ id: AnyHashable,
        _ policy: EffectPolicy,
        work: @escaping @MainActor () async throws -> Effect.Completion,
        onError: (@MainActor (any Error) -> Void)?
    ) -> Effect {
        let trace = EffectTrace(of: id, in: self)
        let effect = Effect(
            id: id,
            start: TracedEffect.startTime(isObserved: trace != nil),
            // Without observers, there is no tool whose stores it could belong to.
            isPausable: trace == nil || !(self is any HiddenStore),
            work: work
        ) { [weak self, weak runner = preparedEffectRunner] effect, outcome in
            runner?.didEnd(effect)
            if let self, case .failed(let error) = outcome {
                if let onError { onError(error) } else { report(error, of: effect) }
            }
            trace?.end(outcome, of: self)
        }
        let begin: @MainActor (LassoStore) -> Void = { store in
            guard effect.isRunning else { return }
            trace?.begin(in: store)
            // Where an earlier moment leads, the effect has been done before.
            if store.isBeingShown { effect.stop() } else { store.preparedEffectRunner.start(effect, policy, of: store) }
        }
        if !holds(begin, orElse: { effect.stop() }) { begin(self) }
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
