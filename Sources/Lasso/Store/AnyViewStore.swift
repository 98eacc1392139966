/// A store as a view sees it: a state to read, actions to send, and no more.
///
/// It reads its store's current state and keeps none of its own. It keeps the store alive.
///
/// An observation that is made through it belongs to the store: it goes on when the view store is released, until it is
/// cancelled or, after ``Observation/cancelled(with:)``, until its owner is released.
///
/// Source: Lasso's `AnyViewStore`.
@MainActor
public class AnyViewStore<ViewState, ViewAction>: AbstractViewStore {
    /// The state that the view shows.
    public typealias State = ViewState
    /// The actions that the view sends.
    public typealias Action = ViewAction

    // Closures and no box with methods to override: their bodies are compiled for the types of the module that makes the view.
    @usableFromInline final let currentState: () -> ViewState
    @usableFromInline final let dispatch: (ViewAction) -> Void
    @usableFromInline final let announces: () -> Bool
    @usableFromInline final let add: (StateObservation<ViewState>) -> Observation
    /// Adds observers for as long as the store is there.
    public final let observeWhileThere: (StateObservation<ViewState>) -> Observation?

    @inlinable init<Store: AbstractViewStore>(
        _ store: Store,
        stateMap: @escaping (Store.State) -> ViewState,
        actionMap: @escaping (ViewAction) -> Store.Action
    ) {
        currentState = { stateMap(store.state) }
        dispatch = { store.dispatchAction(actionMap($0)) }
        announces = { store.isAnnouncing }
        add = { store.observe(.viewed(as: stateMap, by: $0)) }
        let observe = store.observeWhileThere
        observeWhileThere = { observe(.viewed(as: stateMap, by: $0)) }
    }

    @inlinable init<Store: AbstractViewStore>(_ store: Store)
    where Store.State == ViewState, Store.Action == ViewAction {
        currentState = { store.state }
        dispatch = { store.dispatchAction($0) }
        announces = { store.isAnnouncing }
        add = { store.observe($0) }
        observeWhileThere = store.observeWhileThere
    }

    // What the maps hold is released on the main actor.
    isolated deinit {}

    /// The current state.
    @inlinable public final var state: ViewState { currentState() }

    /// Sends an action to the store.
    @inlinable public final func dispatchAction(_ action: ViewAction) { dispatch(action) }

    /// Whether the store is telling its observers of a change at this moment.
    public final var isAnnouncing: Bool { announces() }

    /// Adds an observer to the store.
    @inlinable @discardableResult
    public final func observe(_ observation: StateObservation<ViewState>) -> Observation { add(observation) }
}
