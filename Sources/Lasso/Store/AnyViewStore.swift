/// A store as a view sees it: only a state to read and actions to send.
///
/// It reads the store's current state and keeps no copy. It holds a strong reference to the store.
///
/// An observation made through a view store belongs to the store. It continues after the view store is released, until
/// it is canceled or, with ``Observation/cancelled(with:)``, until its owner is released.
///
/// Source: Lasso's `AnyViewStore`.
@MainActor
public class AnyViewStore<ViewState, ViewAction>: AbstractViewStore {
    /// The state that the view shows.
    public typealias State = ViewState
    /// The actions that the view sends.
    public typealias Action = ViewAction

    /// The store, or the view store, that this one was created from.
    @usableFromInline package final let base: AnyObject
    // Closures instead of a box class with overridden methods: the closures' bodies are specialized for the types of
    // the module that creates the view store.
    @usableFromInline final let currentState: () -> ViewState
    @usableFromInline final let dispatch: (ViewAction) -> Void
    @usableFromInline final let announces: () -> Bool
    @usableFromInline final let add: (StateObservation<ViewState>) -> Observation
    @usableFromInline final nonisolated let forwarder: ObserverForwarder<ViewState>

    @inlinable init<Store: AbstractViewStore>(
        _ store: Store,
        stateMap: @escaping (Store.State) -> ViewState,
        actionMap: @escaping (ViewAction) -> Store.Action
    ) {
        base = store
        currentState = { stateMap(store.state) }
        dispatch = { store.dispatchAction(actionMap($0)) }
        announces = { store.isAnnouncing }
        add = { store.observe(.viewed(as: stateMap, by: $0)) }
        let observe = store.observeFromViewStore
        forwarder = ObserverForwarder { observe(.viewed(as: stateMap, by: $0)) }
    }

    @inlinable init<Store: AbstractViewStore>(_ store: Store)
    where Store.State == ViewState, Store.Action == ViewAction {
        base = store
        currentState = { store.state }
        dispatch = { store.dispatchAction($0) }
        announces = { store.isAnnouncing }
        add = { store.observe($0) }
        forwarder = ObserverForwarder(store.observeFromViewStore)
    }

    // The values that the maps captured must be released on the main actor.
    isolated deinit {}

    /// The current state.
    @inlinable public final var state: ViewState { currentState() }

    /// Sends an action to the store.
    @inlinable public final func dispatchAction(_ action: ViewAction) { dispatch(action) }

    /// Whether the store is calling its observers with a state at this moment.
    public final var isAnnouncing: Bool { announces() }

    /// Adds an observer of the state to the store.
    @inlinable @discardableResult
    public final func observe(_ observation: StateObservation<ViewState>) -> Observation { add(observation) }
}

extension AnyViewStore: ObserverForwarding {}

extension AbstractViewStore {
    /// A closure like ``StateObservable/observeWhileAlive``. A cast to a class takes less time than one to a protocol,
    /// which matters because many view stores are created.
    @inlinable var observeFromViewStore: (StateObservation<State>) -> Observation? {
        if let viewStore = self as? AnyViewStore<State, Action> { return viewStore.forwarder.observe }
        return { [weak self] in self?.observe($0) }
    }
}
