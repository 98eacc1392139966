/// A store with its class hidden.
///
/// It shows its store's state as it is at the moment of asking; it keeps nothing of its own. It keeps the store alive.
///
/// Source: Lasso's `AnyStore`.
@MainActor
public final class AnyStore<State, Action, Output>: AbstractStore {
    /// The store itself.
    public let base: AnyObject
    @usableFromInline let viewStore: AnyViewStore<State, Action>
    @usableFromInline let addOutputObserver: (@escaping @MainActor (Output) -> Void) -> Observation

    @inlinable init<Store: AbstractStore>(_ store: Store)
    where Store.State == State, Store.Action == Action, Store.Output == Output {
        base = store
        viewStore = AnyViewStore(store)
        addOutputObserver = { store.observeOutput($0) }
    }

    /// The state now.
    @inlinable public var state: State { viewStore.state }

    /// Sends an action to the store.
    @inlinable public func dispatchAction(_ action: Action) { viewStore.dispatchAction(action) }

    /// Whether the store is telling its observers of a change at this moment.
    public var isAnnouncing: Bool { viewStore.isAnnouncing }

    /// Adds an observer of the state to the store.
    @inlinable @discardableResult
    public func observe(_ observation: StateObservation<State>) -> Observation { viewStore.observe(observation) }

    /// Adds observers for as long as the store is there.
    public var observeWhileThere: (StateObservation<State>) -> Observation? { viewStore.observeWhileThere }

    /// Observes the store's outputs.
    ///
    /// - Parameter observer: Is called with each output, after the change of the state that caused it.
    /// - Returns: The observation, which can be cancelled.
    @inlinable @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation {
        addOutputObserver(observer)
    }
}

extension AnyStore: EffectRunning {
    /// What the store's effects are known as that have not come to their end.
    public var runningEffects: [AnyHashable] { (base as? any EffectRunning)?.runningEffects ?? [] }
}

extension AbstractStore {
    /// The store with its class hidden.
    ///
    /// Source: Lasso's `asAnyStore()`.
    @inlinable public func asAnyStore() -> AnyStore<State, Action, Output> {
        self as? AnyStore<State, Action, Output> ?? AnyStore(self)
    }
}
