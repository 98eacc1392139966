/// A store as a view sees it: a state to read, actions to send, and no more.
///
/// It shows its store's state as it is at the moment of asking; it keeps nothing of its own. It keeps the store alive.
///
/// Source: Lasso's `AnyViewStore`.
@MainActor
public final class AnyViewStore<State, Action>: AbstractViewStore {
    private let source: ViewStoreSource<State, Action>

    init<Store: AbstractViewStore>(
        _ store: Store,
        stateMap: @escaping (Store.State) -> State,
        actionMap: @escaping (Action) -> Store.Action
    ) {
        source = MappedViewStoreSource(store: store, stateMap: stateMap, actionMap: actionMap)
    }

    /// The state now.
    public var state: State { source.state }

    /// Sends an action to the store.
    public func dispatchAction(_ action: Action) {
        source.dispatchAction(action)
    }

    /// Observes a value that is computed from the state.
    ///
    /// - Parameters:
    ///   - map: Computes the value from a state. It must answer the same for the same state.
    ///   - handler: Is called at once with `nil` and the value now, and then with the value before and the value now.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeState<Value>(
        mappedBy map: @escaping (State) -> Value,
        handler: @escaping @MainActor (_ old: Value?, _ new: Value) -> Void
    ) -> Observation {
        source.observeState(mappedBy: map, handler: handler)
    }
}

/// Where a view store has its state from, with the store's type hidden.
@MainActor
private class ViewStoreSource<State, Action> {
    var state: State { preconditionFailure("abstract") }

    func dispatchAction(_ action: Action) { preconditionFailure("abstract") }

    func observeState<Value>(
        mappedBy map: @escaping (State) -> Value,
        handler: @escaping @MainActor (Value?, Value) -> Void
    ) -> Observation { preconditionFailure("abstract") }
}

@MainActor
private final class MappedViewStoreSource<Store: AbstractViewStore, State, Action>: ViewStoreSource<State, Action> {
    private let store: Store
    private let stateMap: (Store.State) -> State
    private let actionMap: (Action) -> Store.Action

    init(store: Store, stateMap: @escaping (Store.State) -> State, actionMap: @escaping (Action) -> Store.Action) {
        self.store = store
        self.stateMap = stateMap
        self.actionMap = actionMap
    }

    override var state: State { stateMap(store.state) }

    override func dispatchAction(_ action: Action) {
        store.dispatchAction(actionMap(action))
    }

    override func observeState<Value>(
        mappedBy map: @escaping (State) -> Value,
        handler: @escaping @MainActor (Value?, Value) -> Void
    ) -> Observation {
        // The maps are joined, so that only the observed value is compared, and only once.
        store.observeState(mappedBy: { [stateMap] in map(stateMap($0)) }, handler: handler)
    }
}
