/// An object that may have running asynchronous work. All stores conform to it.
@MainActor
public protocol EffectRunning: AnyObject {
    /// The identifiers of the running effects, in the order in which they were started.
    var runningEffects: [AnyHashable] { get }
}

/// An object that starts effects. Every ``LassoStore`` conforms to it.
///
/// An effect is asynchronous work that belongs to the store. It is canceled when the store is released, and its result
/// is passed to the store on the main actor. The work should capture the values that it needs and not the store. The
/// store is passed to the closure that receives the result.
///
/// A plain `Task { }` in `handleAction(_:)` is not an effect: the store does not know about it and does not cancel it,
/// observers of the store do not see it, and a test of the store does not wait for it at the end.
///
/// ```swift
/// case .didChangeQuery(let query):
///     effect("search", .debounce(.milliseconds(300))) { [search] in
///         try await search.results(for: query)
///     } receive: { store, results in
///         store.update { $0.results = results }
///     } onError: { store, error in
///         store.update { $0.error = "\(error)" }
///     }
/// ```
@MainActor
public protocol EffectStarting: EffectRunning {
    /// Starts an effect. All other methods that start effects call this one.
    ///
    /// - Parameters:
    ///   - id: The effect's identifier. The policy compares it, and the effect can be canceled by it.
    ///   - policy: The policy for an effect started while another effect with the same identifier is running.
    ///   - work: A closure that does the work and returns a completion, which is called after the effect has ended.
    ///   - onError: A closure called with the error that the work throws. Without it, the error is reported.
    /// - Returns: The effect.
    @discardableResult
    func startEffect(
        _ id: AnyHashable,
        _ policy: EffectPolicy,
        work: @escaping @MainActor () async throws -> Effect.Completion,
        onError: (@MainActor (any Error) -> Void)?
    ) -> Effect
}

extension EffectStarting {
    /// Starts asynchronous work and passes its result to the store.
    ///
    /// - Parameters:
    ///   - id: The effect's identifier, or `nil` for an identifier that is equal to no other.
    ///   - policy: The policy for an effect started while another effect with the same identifier is running.
    ///   - work: A closure that returns the result. If it throws a `CancellationError`, the effect counts as canceled.
    ///   - receive: A closure called with the store and the result, unless the effect was canceled.
    ///   - onError: A closure called with the store and the error that the work throws. Without it, the error is
    ///     reported, with the effect's identifier, to the store's observers and on standard error.
    /// - Returns: The effect, which can be canceled.
    @discardableResult
    public func effect<Result>(
        _ id: AnyHashable? = nil,
        _ policy: EffectPolicy = .parallel,
        work: @escaping @MainActor () async throws -> Result,
        receive: @escaping @MainActor (Self, Result) -> Void,
        onError: (@MainActor (Self, any Error) -> Void)? = nil
    ) -> Effect {
        let id = id ?? AnyHashable(UnnamedEffect())
        let runEffect = Run.effect(of: self, id)
        return start(id, policy, runEffect, work: Run.mediated(work, of: runEffect), receive: receive, onError: onError)
    }

    /// Starts asynchronous work without a result.
    ///
    /// - Parameters:
    ///   - id: The effect's identifier, or `nil` for an identifier that is equal to no other.
    ///   - policy: The policy for an effect started while another effect with the same identifier is running.
    ///   - work: A closure that does the work. If it throws a `CancellationError`, the effect counts as canceled.
    ///   - onError: A closure called with the store and the error that the work throws. Without it, the error is
    ///     reported, with the effect's identifier, to the store's observers and on standard error.
    /// - Returns: The effect, which can be canceled.
    @discardableResult
    public func effect(
        _ id: AnyHashable? = nil,
        _ policy: EffectPolicy = .parallel,
        work: @escaping @MainActor () async throws -> Void,
        onError: (@MainActor (Self, any Error) -> Void)? = nil
    ) -> Effect {
        effect(id, policy, work: work, receive: { (_, _: Void) in }, onError: onError)
    }

    /// Starts heavy work off the main actor, such as hashing, parsing, or sorting, and passes its result to the store.
    ///
    /// The work of ``effect(_:_:work:receive:onError:)`` runs on the main actor, which suits work that waits.
    /// Computations on the main actor would freeze the windows. For background work, the compiler checks that the
    /// closure captures only `Sendable` values.
    ///
    /// ```swift
    /// backgroundEffect("sort", .cancelPrevious) { [rows = state.rows] in
    ///     rows.sorted()
    /// } receive: { store, rows in
    ///     store.update { $0.rows = rows }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The effect's identifier, or `nil` for an identifier that is equal to no other.
    ///   - policy: The policy for an effect started while another effect with the same identifier is running.
    ///   - work: A closure that returns the result. Long work should call `Task.checkCancellation()` from time to time.
    ///     If it throws a `CancellationError`, the effect counts as canceled.
    ///   - receive: A closure called with the store and the result, on the main actor, unless the effect was canceled.
    ///   - onError: A closure called with the store and the error that the work throws. Without it, the error is
    ///     reported, with the effect's identifier, to the store's observers and on standard error.
    /// - Returns: The effect, which can be canceled.
    @discardableResult
    public func backgroundEffect<Result: Sendable>(
        _ id: AnyHashable? = nil,
        _ policy: EffectPolicy = .parallel,
        work: @escaping @concurrent @Sendable () async throws -> Result,
        receive: @escaping @MainActor (Self, Result) -> Void,
        onError: (@MainActor (Self, any Error) -> Void)? = nil
    ) -> Effect {
        effect(id, policy, work: { try await work() }, receive: receive, onError: onError)
    }

    /// Starts an effect whose work has been prepared for the observers of the run.
    func start<Result>(
        _ id: AnyHashable,
        _ policy: EffectPolicy,
        _ runEffect: RunEffect?,
        work: @escaping @MainActor () async throws -> Result,
        receive: @escaping @MainActor (Self, Result) -> Void,
        onError: (@MainActor (Self, any Error) -> Void)?
    ) -> Effect {
        let completing: @MainActor () async throws -> Effect.Completion = { [weak self] in
            let result = try await work()
            return {
                if let self { receive(self, result) }
            }
        }
        let effect = startEffect(id, policy, work: completing, onError: passingSelf(to: onError))
        if let runEffect, effect.isRunning {
            effect.runEffect = runEffect
            Run.didStart(runEffect)
        }
        return effect
    }

    private func passingSelf(to onError: (@MainActor (Self, any Error) -> Void)?) -> (@MainActor (any Error) -> Void)? {
        guard let onError else { return nil }
        return { [weak self] error in
            if let self { onError(self, error) }
        }
    }
}

/// The identifier of an effect that was started without one. It is equal to no other.
final class UnnamedEffect: Hashable, CustomStringConvertible {
    static func == (one: UnnamedEffect, other: UnnamedEffect) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    var description: String { "unnamed" }
}
