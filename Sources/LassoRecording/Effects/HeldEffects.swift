import Lasso

/// The effects of a replay. They don't do their work, but wait for the results that the tape has.
@MainActor
final class HeldEffects {
    private let clock: any Clock<Duration>
    private var effects: [EffectName: HeldEffect] = [:]
    private var areOver = false

    /// Returns the name under which an effect waits. A test may name the identifier without its quotes.
    private func known(_ name: EffectName) -> EffectName {
        guard effects[name] == nil else { return name }
        return EffectName(store: name.store, id: name.id.debugDescription, number: name.number)
    }

    /// Creates the effects.
    ///
    /// - Parameter clock: The clock for their delays.
    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// Prepares a store that is created.
    func prepare(_ store: AnyObject) { (store as? any TracedStore)?.effectClock = clock }

    /// Waits for the result of an effect, whose work begins.
    ///
    /// - Parameters:
    ///   - name: The name of the effect.
    ///   - isAwaited: Whether the program may need its end to go on.
    ///   - report: A closure that passes a report of its progress to the store; `nil` if it reports none.
    /// - Returns: The result.
    /// - Throws: The error with which the tape ends the effect, or `CancellationError`, also if the replay has ended.
    func wait<Value>(
        _ name: EffectName,
        isAwaited: Bool,
        reporting report: (@MainActor (TaskProgress) -> Void)?
    ) async throws -> Value {
        if areOver { throw CancellationError() }
        let effect = HeldEffect(Value.self, isAwaited: isAwaited, reporting: report)
        effects[name] = effect
        guard let value = try await effect.wait() as? Value else {
            preconditionFailure("An effect was ended with a value of another type than \(Value.self).")
        }
        return value
    }

    /// Ends an effect as a tape says.
    ///
    /// - Parameters:
    ///   - name: The name of the effect.
    ///   - event: The event of its end.
    /// - Throws: ``TapeError`` if there is no such effect, or its result isn't on the tape.
    func end(_ name: EffectName, as event: TapeEvent) throws(TapeError) {
        let effect = try effect(name)
        effect.end(try effect.result(of: event))
        effects[known(name)] = nil
    }

    /// Lets an effect report its progress.
    ///
    /// - Parameters:
    ///   - progress: The progress.
    ///   - name: The name of the effect.
    /// - Throws: ``TapeError`` if there is no such effect, or it reports no progress.
    func report(_ progress: TaskProgress, of name: EffectName) throws(TapeError) {
        guard let report = try effect(name).report else {
            throw TapeError("The \(name) reports no progress.")
        }
        report(progress)
    }

    /// Ends an effect.
    ///
    /// - Parameters:
    ///   - name: The name of the effect.
    ///   - result: The result.
    /// - Throws: ``TapeError`` if there is no such effect, or the result has another type.
    func end(_ name: EffectName, with result: Result<Any, any Error>) throws(TapeError) {
        let effect = try effect(name)
        if case .success(let value) = result, !effect.accepts(value) {
            throw TapeError("The \(name) returns \(effect.type), not \(type(of: value)).")
        }
        effects[known(name)] = nil
        effect.end(result)
    }

    private func effect(_ name: EffectName) throws(TapeError) -> HeldEffect {
        let effects = waiting
        if let effect = effects[known(name)] { return effect }
        let others = effects.keys.map(\.description).sorted().joined(separator: ", ")
        let hint = others.isEmpty ? "None is waiting." : "Waiting: \(others)."
        throw TapeError("There is no \(name). \(hint)")
    }

    /// Returns whether an effect waits for its result.
    func isWaiting(_ name: EffectName) -> Bool { waiting[known(name)] != nil }

    /// Whether an effect waits for a result that the program may need to go on.
    var areAwaited: Bool { waiting.values.contains(where: \.isAwaited) }

    // Without those that were canceled.
    private var waiting: [EffectName: HeldEffect] { effects.filter { !$0.value.hasEnded } }

    /// Cancels all effects, and those that are started later.
    func cancelAll() {
        areOver = true
        for effect in effects.values { effect.end(.failure(CancellationError())) }
        effects = [:]
    }
}
