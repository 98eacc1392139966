/// Something that may have asynchronous work that goes on: every store.
@MainActor
public protocol EffectRunning: AnyObject {
    /// What the effects are known as that have not come to their end, in the order in which they were started.
    var runningEffects: [AnyHashable] { get }
}

/// Something that starts effects: every ``LassoStore``.
///
/// An effect is asynchronous work that belongs to the store: it is cancelled when the store goes, and what it finds out
/// comes back to the store, on the main actor. Its work should capture what it works with, and not the store, which is
/// passed to the closure that follows it.
///
/// A plain `Task { }` in `handleAction(_:)` is no effect: the store does not know of it and does not cancel it,
/// observers of the store do not see it, and a test of the store does not wait for it at its end.
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
    /// Starts an effect. All ways to start one come down to this one.
    ///
    /// - Parameters:
    ///   - id: What it is known as: what the policy compares, and what it can be cancelled by.
    ///   - policy: What happens if an effect of the same identity goes on already.
    ///   - work: What to do. It answers what to do with its result, once the effect has come to its end.
    ///   - onError: Is handed the error that the work throws. Without it, the error is reported.
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
    /// Starts asynchronous work whose result the store receives.
    ///
    /// - Parameters:
    ///   - id: What it is known as; `nil` where it is alone.
    ///   - policy: What happens if an effect of the same identity goes on already.
    ///   - work: Makes the result. A `CancellationError` that it throws is no error.
    ///   - receive: Is handed the store and the result, unless the effect was cancelled.
    ///   - onError: Is handed the store and the error that the work throws. Without it, the error is reported, with the
    ///     effect's identity, to those who trace the store and on standard error.
    /// - Returns: The effect, which can be cancelled.
    @discardableResult
    public func effect<Result>(
        _ id: AnyHashable? = nil,
        _ policy: EffectPolicy = .parallel,
        work: @escaping @MainActor () async throws -> Result,
        receive: @escaping @MainActor (Self, Result) -> Void,
        onError: (@MainActor (Self, any Error) -> Void)? = nil
    ) -> Effect {
        let receiveResult: @MainActor () async throws -> Effect.Completion = { [weak self] in
            let result = try await work()
            return { if let self { receive(self, result) } }
        }
        return startEffect(
            id ?? AnyHashable(UnnamedEffect()),
            policy,
            work: receiveResult,
            onError: handler(onError)
        )
    }

    /// Starts asynchronous work of which the store needs no result.
    ///
    /// - Parameters:
    ///   - id: What it is known as; `nil` where it is alone.
    ///   - policy: What happens if an effect of the same identity goes on already.
    ///   - work: What to do. A `CancellationError` that it throws is no error.
    ///   - onError: Is handed the store and the error that the work throws. Without it, the error is reported, with the
    ///     effect's identity, to those who trace the store and on standard error.
    /// - Returns: The effect, which can be cancelled.
    @discardableResult
    public func effect(
        _ id: AnyHashable? = nil,
        _ policy: EffectPolicy = .parallel,
        work: @escaping @MainActor () async throws -> Void,
        onError: (@MainActor (Self, any Error) -> Void)? = nil
    ) -> Effect {
        let workAlone: @MainActor () async throws -> Effect.Completion = {
            try await work()
            return {}
        }
        return startEffect(id ?? AnyHashable(UnnamedEffect()), policy, work: workAlone, onError: handler(onError))
    }

    /// Starts heavy work, off the main actor, whose result the store receives: hashing, parsing, sorting.
    ///
    /// The work of ``effect(_:_:work:receive:onError:)`` is on the main actor, which is right for work that waits. Work that
    /// computes would stop the windows there; here the compiler sees to it that it takes along only what is `Sendable`.
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
    ///   - id: The effect's identifier; `nil` for one that is equal to no other.
    ///   - policy: The policy for effects that are started with the identifier of a running one.
    ///   - work: A closure that makes the result. Work that takes long calls `Task.checkCancellation()` now and then. A
    ///     `CancellationError` that it throws is no error.
    ///   - receive: A closure that is called with the store and the result, on the main actor, unless the effect was cancelled.
    ///   - onError: A closure that is called with the store and the error that the work throws. Without it, the error is
    ///     reported, with the effect's identifier, to those who trace the store and on standard error.
    /// - Returns: The effect, which can be cancelled.
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

    private func handler(
        _ onError: (@MainActor (Self, any Error) -> Void)?
    ) -> (@MainActor (any Error) -> Void)? {
        guard let onError else { return nil }
        return { [weak self] error in
            if let self { onError(self, error) }
        }
    }
}

/// The identity of an effect that has none: equal to no other.
private final class UnnamedEffect: Hashable, CustomStringConvertible {
    static func == (one: UnnamedEffect, other: UnnamedEffect) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    var description: String { "unnamed" }
}
