/// The logic of a screen: handles actions, updates the state, and emits outputs.
///
/// ```swift
/// final class CounterStore: LassoStore<CounterModule> {
///     override func handleAction(_ action: Action) {
///         switch action {
///         case .didTapIncrement: update { $0.count += 1 }
///         }
///     }
/// }
/// ```
///
/// A store guarantees:
///
/// - Actions are handled one at a time, first in, first out. An action that the handler or an observer dispatches
///   waits until the current action has been handled and all its changes have been announced. When the outermost
///   `dispatchAction` returns, no action is waiting, unless it was called while a change was being made or announced:
///   the action is handled after that.
/// - Every observer sees every change exactly once and in order. Its old value is the new value of its previous call.
///   An update that an observer makes is announced after the current announcement.
/// - An update is applied as a whole. An update made inside another update's closure is applied after it.
/// - Outputs arrive in order, after the change that caused them.
///
/// Source: Lasso's `LassoStore`.
@MainActor
open class LassoStore<Module: StoreModule>: ConcreteStore {
    /// The actions that the view sends to the store.
    public typealias Action = Module.Action
    /// The state that the view shows.
    public typealias State = Module.State
    /// The outputs that the store emits to the code that composes it with other stores.
    public typealias Output = Module.Output
    /// The store as a view sees it.
    public typealias ViewStore = Module.ViewStore

    /// A closure that changes a value in place, such as the one passed to ``update(_:)``.
    ///
    /// Source: Lasso's `LassoStore.Update`.
    public typealias Update<Value> = (inout Value) -> Void

    @usableFromInline final let observable: StateStorage<State>
    @usableFromInline @exclusivity(unchecked) final var waiting = Queue<Waiting>()
    @usableFromInline @exclusivity(unchecked) final var isHandlingActions = false
    @usableFromInline final var outputObservers: EventObservers<Output>?
    /// The runner of the effects, created when the first effect starts.
    @usableFromInline final var effectRunner: EffectRunner?
    /// The observers of this store's activity, in addition to the observers of all stores.
    @usableFromInline final var tracers: [Tracer]?

    /// Creates a store.
    ///
    /// - Parameter initialState: The initial state.
    @inlinable public required init(with initialState: State) {
        StoreTracing.begin()
        observable = StateStorage(initialState)
        if StoreTracing.isActive { StoreTracing.announceCreation(of: self) }
    }

    /// The current state. Inside an update's closure, it is still the state before the update.
    @inlinable public final var state: State { observable.place.pointee }

    /// Whether observers are being called with a state at this moment.
    public final var isAnnouncing: Bool { observable.isAnnouncing }

    // MARK: Actions

    /// An action, or other work, that waits until the current action has been handled.
    @usableFromInline enum Waiting {
        case action(Action)
        case work(() -> Void)
    }

    /// Handles an action, immediately or after the actions that are already waiting.
    ///
    /// - Parameter action: The action.
    @inlinable public final func dispatchAction(_ action: Action) {
        guard !isHandlingActions, observable.activity.isEmpty, !StoreTracing.isActive else {
            return wait(.action(action))
        }
        isHandlingActions = true
        handleAction(action)
        isHandlingActions = false
        if !observable.activity.isEmpty || !waiting.isEmpty { finishHandlingActions() }
    }

    /// Performs work between two actions, when no change is being announced.
    final func perform(_ work: @escaping () -> Void) { wait(.work(work)) }

    @usableFromInline final func wait(_ next: Waiting) {
        if StoreTracing.isActive, holds({ $0.wait(next) }) { return }
        guard !isHandlingActions else { return waiting.append(next) }
        Run.turn {
            guard waiting.isEmpty, observable.isAtRest else {
                waiting.append(next)
                return observable.whenAtRest { [weak self] in self?.handleWaitingActions() }
            }
            isHandlingActions = true
            handle(next)
            isHandlingActions = false
            if !waiting.isEmpty { handleWaitingActions() }
        }
    }

    @usableFromInline final func finishHandlingActions() {
        isHandlingActions = true
        observable.announceHeldTransitions()
        isHandlingActions = false
        handleWaitingActions()
    }

    private final func handleWaitingActions() {
        guard !isHandlingActions else { return }
        isHandlingActions = true
        while let next = waiting.popFirst() { handle(next) }
        isHandlingActions = false
    }

    private final func handle(_ next: Waiting) {
        switch next {
        case .action(let action): if isTraced { traceHandling(of: action) } else { handleAction(action) }
        case .work(let work):
            observable.announceHeldTransitions()
            work()
        }
        observable.announceHeldTransitions()
    }

    /// Handles an action. Subclasses override this method. Only the store calls it.
    ///
    /// - Parameter action: The action.
    open func handleAction(_ action: Action) {}

    // MARK: Updates

    /// Changes the state and announces the change to the observers.
    ///
    /// - Parameter update: A closure that changes a copy of the state. The copy then becomes the state.
    @inlinable public final func update(_ update: @escaping Update<State> = { _ in }) {
        if isTraced { return tracedUpdate(update) }
        observable.update(update)
    }

    /// Changes the state and announces the change later: together with the next update, at the end of the current
    /// action, or in the main actor's next turn, whichever is first.
    ///
    /// - Parameter update: A closure that changes a copy of the state. The copy then becomes the state.
    public final func batchUpdate(_ update: @escaping Update<State>) {
        if isTraced {
            if holds({ $0.batchUpdate(update) }) { return }
            traceChanges()
        }
        observable.hold(update)
    }

    /// Adds an observer of the state.
    @inlinable @discardableResult
    public final func observe(_ observation: StateObservation<State>) -> Observation {
        observable.add(observation)
        return observation
    }

    // MARK: Outputs

    /// Emits an output, after all state changes made so far have been announced.
    ///
    /// - Parameter output: The output.
    public final func dispatchOutput(_ output: Output) {
        if isTraced {
            if holds({ $0.dispatchOutput(output) }) { return }
            traceChanges()
        }
        // Observers added from here on receive only later outputs, even if this one is delivered later.
        let number = outputObservers?.nextEvent() ?? -1
        Run.turn {
            observable.perform { [self] in
                if isTraced { traceEmission(of: output, number) } else { deliver(output, number) }
            }
        }
    }

    final func deliver(_ output: Output, _ number: Int) { outputObservers?.notify(output, number: number) }

    /// Observes the outputs.
    ///
    /// - Parameter observer: A closure called with each output, after the state change that caused it.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public final func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation {
        let observers = outputObservers ?? EventObservers()
        outputObservers = observers
        return observers.add(observer)
    }

    // MARK: Tracing

    /// Whether this store's activity is observed.
    @inlinable final var isTraced: Bool { StoreTracing.isActive || observable.activity.contains(.traced) }
}

extension LassoStore where Module.State == EmptyState {
    /// Creates a store that has no state.
    public convenience init() {
        self.init(with: EmptyState())
    }
}

// For modules that match both of the other extensions: without it, the call would be ambiguous.
extension LassoStore where Module: ScreenModule, Module.State == EmptyState {
    /// Creates a store that has no state.
    public convenience init() {
        self.init(with: EmptyState())
    }
}

extension LassoStore where Module: ScreenModule {
    /// Creates a store with its module's default initial state.
    public convenience init() {
        self.init(with: Module.defaultInitialState)
    }
}
