/// Something that takes actions.
///
/// Source: Lasso's `ActionDispatchable`.
@MainActor
public protocol ActionDispatchable<Action>: AnyObject {
    associatedtype Action

    /// Takes an action. Actions are handled one at a time, in the order in which they come.
    func dispatchAction(_ action: Action)
}
