/// A store whose class is erased: an ``AnyViewStore`` whose outputs can be observed too. It can be passed wherever an
/// ``AnyViewStore`` is expected.
///
/// It reads the store's current state and keeps no copy. It holds a strong reference to the store.
///
/// Source: Lasso's `AnyStore`.
@MainActor
public final class AnyStore<State, Action, Output>: AnyViewStore<State, Action>, AbstractStore {
    @usableFromInline let addOutputObserver: (@escaping @MainActor (Output) -> Void) -> Observation

    @inlinable init<Store: AbstractStore>(_ store: Store)
    where Store.State == State, Store.Action == Action, Store.Output == Output {
        addOutputObserver = { store.observeOutput($0) }
        super.init(store)
    }

    /// Observes the store's outputs.
    ///
    /// - Parameter observer: A closure called with each output, after the state change that caused it.
    /// - Returns: The observation, which can be canceled.
    @inlinable @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation {
        addOutputObserver(observer)
    }
}

extension AnyStore: EffectRunning {
    /// The identifiers of the running effects.
    public var runningEffects: [AnyHashable] { (base as? any EffectRunning)?.runningEffects ?? [] }
}

extension AbstractStore {
    /// Erases the store's class.
    ///
    /// Source: Lasso's `asAnyStore()`.
    @inlinable public func asAnyStore() -> AnyStore<State, Action, Output> {
        self as? AnyStore<State, Action, Output> ?? AnyStore(self)
    }
}
