/// An object that handles actions.
///
/// Source: Lasso's `ActionDispatchable`.
@MainActor
public protocol ActionDispatchable<Action>: AnyObject {
    associatedtype Action

    /// Sends an action. Actions are handled one at a time, in the order in which they were sent.
    func dispatchAction(_ action: Action)

    /// Whether observers are being called with a state at this moment.
    ///
    /// A value that an observer sets on a widget during an announcement only shows the state, so a binding does not
    /// send it back as if the user had entered it. A type that wraps a store returns the store's value. A type without
    /// a state returns `false`.
    var isAnnouncing: Bool { get }
}

extension ActionDispatchable {
    /// `false`, for types without a state.
    public var isAnnouncing: Bool { false }
}
