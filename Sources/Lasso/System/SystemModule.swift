/// The module of a ``System``.
enum SystemModule<State, Event>: StoreModule {
    typealias Action = Event
}
