/// The types that a store uses. A module declares only types, so it is an enumeration without cases.
///
/// ```swift
/// enum CounterModule: StoreModule {
///     enum Action: Equatable { case didTapIncrement }
///     struct State: Equatable { var count = 0 }
/// }
/// ```
///
/// A type that a module does not declare has a default: ``NoAction``, ``EmptyState``, or ``NoOutput``.
///
/// Source: Lasso's `StoreModule`.
@MainActor
public protocol StoreModule {
    /// The actions that the view sends to the store: what the user did.
    associatedtype Action = NoAction
    /// The state that the view shows.
    associatedtype State = EmptyState
    /// The outputs that the store emits to the code that composes it with other stores.
    associatedtype Output = NoOutput

    /// The store with its class erased, as a screen exposes it.
    typealias Store = AnyStore<State, Action, Output>
    /// The store as a view sees it: only a state to read and actions to send.
    typealias ViewStore = AnyViewStore<State, Action>
}

/// The action type of a module without actions.
///
/// Source: Lasso's `NoAction`.
public enum NoAction: Equatable, Sendable {}

/// The output type of a module without outputs.
///
/// Source: Lasso's `NoOutput`.
public enum NoOutput: Equatable, Sendable {}

/// The state type of a module without a state.
///
/// Source: Lasso's `EmptyState`.
public struct EmptyState: Equatable, Sendable {
    /// Creates the empty state.
    public init() {}
}
