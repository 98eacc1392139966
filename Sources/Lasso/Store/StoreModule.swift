/// Names the types that a store works with. A module declares types only; it is a case-less enumeration.
///
/// ```swift
/// enum CounterModule: StoreModule {
///     enum Action: Equatable { case didTapIncrement }
///     struct State: Equatable { var count = 0 }
/// }
/// ```
///
/// What is left out has a default: ``NoAction``, ``EmptyState``, ``NoOutput``.
///
/// Source: Lasso's `StoreModule`.
@MainActor
public protocol StoreModule {
    /// What the view tells the store: something that the user did.
    associatedtype Action = NoAction
    /// What the view shows.
    associatedtype State = EmptyState
    /// What the store tells whoever composes it with others.
    associatedtype Output = NoOutput

    /// The store with its class hidden: what a screen shows of it.
    typealias Store = AnyStore<State, Action, Output>
    /// The store as a view sees it: its state to read, its actions to send, and no more.
    typealias ViewStore = AnyViewStore<State, Action>
}

/// The action of a module that has none.
///
/// Source: Lasso's `NoAction`.
public enum NoAction: Equatable, Sendable {}

/// The output of a module that has none.
///
/// Source: Lasso's `NoOutput`.
public enum NoOutput: Equatable, Sendable {}

/// The state of a module that has none.
///
/// Source: Lasso's `EmptyState`.
public struct EmptyState: Equatable, Sendable {
    /// Makes the one empty state.
    public init() {}
}
