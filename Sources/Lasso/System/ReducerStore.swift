/// The store of a ``System``. It calls closures where other stores override methods.
final class ReducerStore<State, Event>: SystemStore<SystemModule<State, Event>> {
    var reducer: ((State, Event) -> AsyncResult<State>)?
    var eventPolicy: ((Event) -> SystemEventPolicy)?
    var onError: ((any Error, Event) -> Void)?

    override func reduce(_ state: State, _ event: Event) -> AsyncResult<State> {
        reducer?(state, event) ?? super.reduce(state, event)
    }

    override func policy(for event: Event) -> SystemEventPolicy {
        eventPolicy?(event) ?? super.policy(for: event)
    }

    override func handleError(_ error: any Error, of event: Event) {
        guard let onError else { return super.handleError(error, of: event) }
        onError(error, event)
    }
}
