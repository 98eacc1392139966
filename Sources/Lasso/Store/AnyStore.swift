/// A store whose class is erased. It is an ``AnyViewStore`` whose outputs can be observed too, and is passed wherever one is
/// expected.
///
/// It reads its store's current state and keeps none of its own. It keeps the store alive.
///
/// Source: Lasso's `AnyStore`.
@MainActor
public final class AnyStore<State, Action, Output>: AnyViewStore<State, Action>, AbstractStore {
    /// The store itself.
    public let base: AnyObject
    @usableFromInline let addOutputObserver: (@escaping @MainActor (Output) -> Void) -> Observation

    @inlinable init<Store: AbstractStore>(_ store: Store)
    where Store.State == State, Store.Action == Action, Store.Output == Output {
        base = store
        addOutputObserver = { store.observeOutput($0) }
        super.init(store)
    }

    /// Observes the store's outputs.
    ///
    /// - Parameter observer: A closure that is called with each output, after the change of the state that caused it.
    /// - Returns: The observation, which can be cancelled.
    @inlinable @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation {
        addOutputObserver(observer)
    }
}

extension AnyStore: EffectRunning {
    /// The identifiers of the running effects.
    public var runningEffects: [AnyHashable] { (base as? any EffectRunning)?.runningEffects ?? [] }
}

/// A store whose class is erased, of any type.
@MainActor
package protocol ErasedStore: AnyObject {
    /// The store itself.
    var base: AnyObject { get }
}

extension AnyStore: ErasedStore {}

extension AbstractStore {
    /// Erases the store's class.
    ///
    /// Source: Lasso's `asAnyStore()`.
    @inlinable public func asAnyStore() -> AnyStore<State, Action, Output> {
        self as? AnyStore<State, Action, Output> ?? AnyStore(self)
    }
}
