/// A store as a view sees it: a state to read, actions to send, and no more.
///
/// It shows its store's state as it is at the moment of asking; it keeps nothing of its own. It keeps the store alive.
///
/// An observation that is made through it is one of the store's: it goes on when the view store is dropped, until it is cancelled or,
/// if it was told so by ``Observation/cancelled(with:)``, until its owner goes.
///
/// Source: Lasso's `AnyViewStore`.
@MainActor
public final class AnyViewStore<State, Action>: AbstractViewStore {
    // Closures and no box with methods to override: their bodies are compiled for the types of the module that makes the view.
    @usableFromInline let currentState: () -> State
    @usableFromInline let dispatch: (Action) -> Void
    @usableFromInline let announces: () -> Bool
    @usableFromInline let add: (StateObservation<State>) -> Observation
    /// Adds observers for as long as the store is there.
    public let observeWhileThere: (StateObservation<State>) -> Observation?

    @inlinable init<Store: AbstractViewStore>(
        _ store: Store,
        stateMap: @escaping (Store.State) -> State,
        actionMap: @escaping (Action) -> Store.Action
    ) {
        currentState = { stateMap(store.state) }
        dispatch = { store.dispatchAction(actionMap($0)) }
        announces = { store.isAnnouncing }
        add = { store.observe(.viewed(as: stateMap, by: $0)) }
        let observe = store.observeWhileThere
        observeWhileThere = { observe(.viewed(as: stateMap, by: $0)) }
    }

    @inlinable init<Store: AbstractViewStore>(_ store: Store) where Store.State == State, Store.Action == Action {
        currentState = { store.state }
        dispatch = { store.dispatchAction($0) }
        announces = { store.isAnnouncing }
        add = { store.observe($0) }
        observeWhileThere = store.observeWhileThere
    }

    /// The state now.
    @inlinable public var state: State { currentState() }

    /// Sends an action to the store.
    @inlinable public func dispatchAction(_ action: Action) { dispatch(action) }

    /// Whether the store is telling its observers of a change at this moment.
    public var isAnnouncing: Bool { announces() }

    /// Adds an observer to the store.
    @inlinable @discardableResult
    public func observe(_ observation: StateObservation<State>) -> Observation { add(observation) }
}
