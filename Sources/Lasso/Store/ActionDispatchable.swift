/// Something that takes actions.
///
/// Source: Lasso's `ActionDispatchable`.
@MainActor
public protocol ActionDispatchable<Action>: AnyObject {
    associatedtype Action

    /// Takes an action. Actions are handled one at a time, in the order in which they come.
    func dispatchAction(_ action: Action)

    /// Whether observers are being told of a change of the state at this moment.
    ///
    /// What they set on widgets meanwhile only shows the state; a binding does not send it back as if the user had done it. What
    /// stands in front of a store returns what the store returns; what has no state has nothing to announce.
    var isAnnouncing: Bool { get }
}

extension ActionDispatchable {
    /// `false`.
    public var isAnnouncing: Bool { false }
}
