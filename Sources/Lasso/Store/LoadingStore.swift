/// A store that loads its states, as a `SystemStore` does. Effects and the undo history take its loads into account.
@MainActor
protocol LoadingStore<Action, State>: AnyObject {
    associatedtype Action
    associatedtype State

    /// The load that is running; `nil` if there is none.
    var runningLoad: TracedEffect? { get }

    /// Whether the current state is a loading state, which belongs to a load and ends with it.
    var isStateTransient: Bool { get }

    /// The action that a late change belongs to, and the late change's number. A change is late if it is made after its
    /// action has been handled.
    var lateChange: (action: Action, number: Int)? { get }

    /// Cancels the load, and changes the state before it, or the current state if there is no load.
    func cancelLoad(changing change: (inout State) -> Void)

    /// Cancels the load, if there is one, with the actions that wait for it, and keeps the state that is shown.
    func cancelLoadKeepingState()
}

extension LassoStore {
    final var asLoadingStore: (any LoadingStore<Action, State>)? { self as? any LoadingStore<Action, State> }

    /// Changes the state. A load, whose state the change would otherwise belong to and end with, is canceled.
    final func changeSettledState(_ change: @escaping Update<State>) {
        if let loading = asLoadingStore { loading.cancelLoad(changing: change) } else { update(change) }
    }
}
