/// An observer of what stores do: of every action, change of state, output and effect, each bracketed by its beginning
/// and its end.
///
/// An observer that sees the beginning of something sees its end too. Where an effect is cancelled because its store is
/// released, a ``DepartedStore`` stands for the store.
///
/// Methods that are not implemented do nothing. While no observer is there, stores do not pay for the possibility.
///
/// ```swift
/// final class ActionCounter: StoreObserver {
///     var count = 0
///     func store(_ store: AnyObject, willHandle action: Any) { count += 1 }
/// }
///
/// let observation = StoreTracing.add(ActionCounter())
/// ```
@MainActor
public protocol StoreObserver: AnyObject {
    /// A store is about to handle an action. What it leads to comes before ``store(_:didHandle:)``.
    func store(_ store: AnyObject, willHandle action: Any)
    /// A store has handled an action, and its observers have been told of all that followed at once.
    func store(_ store: AnyObject, didHandle action: Any)
    /// A store's state has changed, and its observers are about to be told.
    func store(_ store: AnyObject, willAnnounce new: Any, after old: Any)
    /// A store's observers have been told of a change.
    func store(_ store: AnyObject, didAnnounce new: Any, after old: Any)
    /// A store is about to tell its observers of an output.
    func store(_ store: AnyObject, willEmit output: Any)
    /// A store's observers have been told of an output.
    func store(_ store: AnyObject, didEmit output: Any)
    /// A store starts an effect.
    func store(_ store: AnyObject, didStart effect: AnyHashable)
    /// An effect has come to its end.
    func store(_ store: AnyObject, didEnd effect: AnyHashable, with outcome: EffectOutcome)
}

extension StoreObserver {
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
