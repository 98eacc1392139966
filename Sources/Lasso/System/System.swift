/// A state, the events that change it, and a reducer that computes the changes.
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
/// A system is also a store: its state can be observed and its events can be dispatched as actions. Views can be bound
/// to it, and `asViewStore()` returns a view store of it. If a screen's module requires a store class of its own, use
/// ``SystemStore``, which has the same behavior as a class that can be subclassed.
///
/// Events are reduced one at a time. A policy decides about events that arrive during a load. During a load, ``state``
/// is the loading state, but the reducer is passed the state before it. That state is restored if the load fails. A
/// load is canceled when the system is released, and does not keep the system alive.
///
/// Source: PromisedArchitectureKit's `System`.
@MainActor
public final class System<State, Event>: AbstractStore {
    /// The events, which are a system's actions.
    public typealias Action = Event
    /// The outputs, of which a system has none.
    public typealias Output = NoOutput

    /// Creates a system with one policy for all events.
    ///
    /// - Parameters:
    ///   - initialState: The initial state.
    ///   - reducer: A closure that returns the description of the next state. During a load, it is passed the state
    ///     before the load.
    ///   - uiBindings: Closures called immediately with the initial state, and then with every other state, including
    ///     loading states. `nil` elements are skipped. A bound method keeps its object alive as long as the system
    ///     exists.
    ///   - policy: The policy for events that arrive during a load.
    ///   - onError: A closure called with an error that the reducer's result does not recover from, and with the event.
    ///     Without it, the error is reported on standard error. In both cases, the next event is reduced normally.
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

    /// Creates a system in which each event has its own policy. For example, a canceling event need not wait for a
    /// load.
    ///
    /// - Parameters:
    ///   - initialState: The initial state.
    ///   - reducer: A closure that returns the description of the next state. During a load, it is passed the state
    ///     before the load.
    ///   - uiBindings: Closures called immediately with the initial state, and then with every other state, including
    ///     loading states. `nil` elements are skipped. A bound method keeps its object alive as long as the system
    ///     exists.
    ///   - policy: A closure that returns the policy for an event that arrives during a load.
    ///   - onError: A closure called with an error that the reducer's result does not recover from, and with the event.
    ///     Without it, the error is reported on standard error. In both cases, the next event is reduced normally.
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

    /// The current state, which may be a loading state.
    public var state: State { store.state }

    /// Sends an event, which is reduced immediately or, depending on its policy, when the current load is over.
    ///
    /// - Parameter event: The event.
    ///
    /// Source: PromisedArchitectureKit's `System.sendEvent`.
    public func sendEvent(_ event: Event) {
        store.dispatchAction(event)
    }

    /// Sends an event. Views call this method. It does the same as ``sendEvent(_:)``.
    ///
    /// - Parameter event: The event.
    public func dispatchAction(_ event: Event) {
        sendEvent(event)
    }

    /// Whether observers are being called with a state at this moment.
    public var isAnnouncing: Bool { store.isAnnouncing }

    /// Registers a closure called with every state, for example for analytics.
    ///
    /// The closure is called immediately with the current state, and then after each event, even if the state is equal
    /// to the previous one, and with each loading state. Several closures can be registered. They are called in order,
    /// after the bindings.
    ///
    /// - Parameter callback: The closure.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: PromisedArchitectureKit's `System.addLoopCallback`.
    @discardableResult
    public func addLoopCallback(callback: @escaping (State) -> Void) -> Observation {
        store.observeState(mappedBy: Loop.init) { _, loop in callback(loop.state) }
    }

    /// Adds an observer of the state.
    @discardableResult
    public func observe(_ observation: StateObservation<State>) -> Observation { store.observe(observation) }

    /// Observes the outputs, of which a system has none.
    ///
    /// - Parameter observer: A closure that is never called.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (NoOutput) -> Void) -> Observation {
        store.observeOutput(observer)
    }

    fileprivate let store: ReducerStore<State, Event>
    nonisolated let forwarder: ObserverForwarder<State>

    private init(store: ReducerStore<State, Event>) {
        self.store = store
        forwarder = ObserverForwarder(store.observeWhileAlive)
    }

    // Not `Equatable`, even if the state is, so that an observer of it is called for every transition.
    private struct Loop {
        let state: State
    }
}

extension System: ObserverForwarding {}

extension System: EffectRunning {
    /// The identifier of the current load, if there is one.
    public var runningEffects: [AnyHashable] { store.runningEffects }
}
