/// A state, the events that change it, and a reducer that says how.
///
/// ```swift
/// system = System.pure(
///     initialState: State.start,
///     reducer: State.reduce,
///     uiBindings: [view?.updateUI]
/// )
/// system?.sendEvent(.loadProduct)
/// ```
///
/// A system is a store too: its state can be observed and its events dispatched as actions, so views can be bound to it, and
/// `asViewStore()` makes a view store of it. Where a screen's module asks for a store of its own, ``SystemStore`` is the
/// same thing as a class to derive from.
///
/// Events are reduced one at a time. What becomes of those that arrive during a load can be chosen. A loading state is the
/// ``state`` while it lasts, but the reducer is handed the state from before it, which is back if the load fails.
/// What loads is cancelled when the system goes, and does not keep it alive.
///
/// Source: PromisedArchitectureKit's `System`.
@MainActor
public final class System<State, Event>: AbstractStore {
    /// A system takes events where other stores take actions.
    public typealias Action = Event
    /// A system has no outputs.
    public typealias Output = NoOutput

    /// Makes a system in which all events are treated alike.
    ///
    /// - Parameters:
    ///   - initialState: The state that it begins with.
    ///   - reducer: Describes the next state. During a load it is handed the state from before the load.
    ///   - uiBindings: Are called at once with the initial state, and then with every other, loading states included. `nil`
    ///     among them is skipped. A bound method keeps its object alive for as long as the system lives.
    ///   - policy: What becomes of events that arrive during a load.
    ///   - onError: Is called with an error that the reducer's result does not recover from, and with the event. Without it,
    ///     the error is reported on standard error. The next event is reduced all the same.
    /// - Returns: The new system.
    ///
    /// Source: PromisedArchitectureKit's `System.pure`.
    public static func pure(
        initialState: State,
        reducer: @escaping (State, Event) -> AsyncResult<State>,
        uiBindings: [((State) -> Void)?],
        whileLoading policy: SystemEventPolicy = .queue,
        onError: ((any Error, Event) -> Void)? = nil
    ) -> System {
        pure(
            initialState: initialState,
            reducer: reducer,
            uiBindings: uiBindings,
            whileLoading: { _ in policy },
            onError: onError
        )
    }

    /// Makes a system in which each event has a policy of its own: one that cancels need not wait behind a load.
    ///
    /// - Parameters:
    ///   - initialState: The state that it begins with.
    ///   - reducer: Describes the next state. During a load it is handed the state from before the load.
    ///   - uiBindings: Are called at once with the initial state, and then with every other, loading states included. `nil`
    ///     among them is skipped. A bound method keeps its object alive for as long as the system lives.
    ///   - policy: What becomes of an event that arrives during a load.
    ///   - onError: Is called with an error that the reducer's result does not recover from, and with the event. Without it,
    ///     the error is reported on standard error. The next event is reduced all the same.
    /// - Returns: The new system.
    ///
    /// Source: PromisedArchitectureKit's `System.pure`.
    public static func pure(
        initialState: State,
        reducer: @escaping (State, Event) -> AsyncResult<State>,
        uiBindings: [((State) -> Void)?],
        whileLoading policy: @escaping (Event) -> SystemEventPolicy,
        onError: ((any Error, Event) -> Void)? = nil
    ) -> System {
        let store = ReducerStore<State, Event>(with: initialState)
        store.reducer = reducer
        store.eventPolicy = policy
        store.onError = onError
        let system = System(store: store)
        for case let binding? in uiBindings { system.addLoopCallback(callback: binding) }
        return system
    }

    /// The state now, which may be a loading state.
    public var state: State { store.state }

    /// Takes an event, and reduces it at once or when what is loading is over.
    ///
    /// - Parameter event: What happened.
    ///
    /// Source: PromisedArchitectureKit's `System.sendEvent`.
    public func sendEvent(_ event: Event) {
        store.dispatchAction(event)
    }

    /// Takes an event. It is ``sendEvent(_:)`` by the name that it has for views.
    ///
    /// - Parameter event: What happened.
    public func dispatchAction(_ event: Event) {
        sendEvent(event)
    }

    /// Whether observers are being told of a change of the state at this moment.
    public var isAnnouncing: Bool { store.isAnnouncing }

    /// Registers a function that is called with every state: the place for analytics.
    ///
    /// It is called at once with the state now, and then after each event, also where the state is equal to the one before,
    /// and with each loading state. Several can be registered; they are called in order, after the bindings.
    ///
    /// - Parameter callback: The function.
    /// - Returns: The observation, which can be cancelled.
    ///
    /// Source: PromisedArchitectureKit's `System.addLoopCallback`.
    @discardableResult
    public func addLoopCallback(callback: @escaping (State) -> Void) -> Observation {
        store.observeState(mappedBy: Loop.init) { _, loop in callback(loop.state) }
    }

    /// Adds an observer of the state.
    @discardableResult
    public func observe(_ observation: StateObservation<State>) -> Observation { store.observe(observation) }

    /// Adds observers for as long as the system is there.
    public var observeWhileThere: (StateObservation<State>) -> Observation? { store.observeWhileThere }

    /// Observes the outputs, of which a system has none.
    ///
    /// - Parameter observer: Is never called.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (NoOutput) -> Void) -> Observation {
        store.observeOutput(observer)
    }

    fileprivate let store: ReducerStore<State, Event>

    private init(store: ReducerStore<State, Event>) {
        self.store = store
    }

    // Not `Equatable`, whatever the state is: so an observer of it is called on every transition.
    private struct Loop {
        let state: State
    }
}

extension System: EffectRunning {
    /// The load that goes on, if one does.
    public var runningEffects: [AnyHashable] { store.runningEffects }
}
