/// An observer of stores' activity: of the creation of stores, and of the beginning and the end of every action, state
/// change, output, and effect. The load of a ``SystemStore`` is seen as an effect.
///
/// An observer that is notified of a beginning is also notified of the end. If an effect is canceled because its store
/// is released, a ``DepartedStore`` is passed instead of the store.
///
/// All methods have default implementations that do nothing. Without observers, tracing costs stores nothing.
///
/// ```swift
/// final class ActionCounter: StoreObserver {
///     var count = 0
///     func store(_ store: AnyObject, willHandle action: Any) { count += 1 }
/// }
/// ```
///
/// An observer is notified as long as its observation is not canceled:
///
/// ```swift
/// let observation = StoreTracing.add(ActionCounter())
/// ```
@MainActor
public protocol StoreObserver: AnyObject {
    /// Called after a store has its initial state, before its subclass has finished its own initializer. Only observers
    /// of all stores are called.
    func storeDidInitialize(_ store: AnyObject)
    /// Called before a store handles an action. Everything that the action causes synchronously is reported before
    /// ``store(_:didHandle:)``.
    func store(_ store: AnyObject, willHandle action: Any)
    /// Called after a store has handled an action and announced all changes that the action caused synchronously.
    func store(_ store: AnyObject, didHandle action: Any)
    /// Called after a store's state has changed and before the change is announced.
    func store(_ store: AnyObject, willAnnounce new: Any, after old: Any)
    /// Called after a change has been announced.
    func store(_ store: AnyObject, didAnnounce new: Any, after old: Any)
    /// Called before a store's event observers are called with an output.
    func store(_ store: AnyObject, willEmit output: Any)
    /// Called after a store's event observers have been called with an output.
    func store(_ store: AnyObject, didEmit output: Any)
    /// Called when a store starts an effect.
    func store(_ store: AnyObject, didStart effect: AnyHashable)
    /// Called when an effect has ended.
    func store(_ store: AnyObject, didEnd effect: AnyHashable, with outcome: EffectOutcome)
}

extension StoreObserver {
    /// Does nothing.
    public func storeDidInitialize(_ store: AnyObject) {}
    /// Does nothing.
    public func store(_ store: AnyObject, willHandle action: Any) {}
    /// Does nothing.
    public func store(_ store: AnyObject, didHandle action: Any) {}
    /// Does nothing.
    public func store(_ store: AnyObject, willAnnounce new: Any, after old: Any) {}
    /// Does nothing.
    public func store(_ store: AnyObject, didAnnounce new: Any, after old: Any) {}
    /// Does nothing.
    public func store(_ store: AnyObject, willEmit output: Any) {}
    /// Does nothing.
    public func store(_ store: AnyObject, didEmit output: Any) {}
    /// Does nothing.
    public func store(_ store: AnyObject, didStart effect: AnyHashable) {}
    /// Does nothing.
    public func store(_ store: AnyObject, didEnd effect: AnyHashable, with outcome: EffectOutcome) {}
}
