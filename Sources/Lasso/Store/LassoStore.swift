/// A screen's decisions: it handles actions, updates the state, and emits outputs.
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
/// What it promises:
///
/// - Actions are handled one at a time, first in, first out. One that is dispatched meanwhile, by the handler or by an
///   observer, waits until the current one, with all its notifications, is done. When the outermost `dispatchAction`
///   returns, none waits.
/// - Every observer sees every change exactly once and in order, and its old value is the new one it saw last. An update
///   that an observer makes never overtakes the notification under way.
/// - An update is applied as a whole. One that is made inside another's closure is applied after it.
/// - Outputs arrive in order, after the change that caused them.
///
/// Source: Lasso's `LassoStore`.
@MainActor
open class LassoStore<Module: StoreModule>: ConcreteStore {
    /// What the view tells the store.
    public typealias Action = Module.Action
    /// What the view shows.
    public typealias State = Module.State
    /// What the store tells whoever composes it with others.
    public typealias Output = Module.Output
    /// The store as a view sees it.
    public typealias ViewStore = Module.ViewStore

    /// A closure that changes a value in place, as ``update(_:)`` takes one for the state.
    ///
    /// Source: Lasso's `LassoStore.Update`.
    public typealias Update<Value> = (inout Value) -> Void

    @usableFromInline final let observable: StateStorage<State>
    @usableFromInline @exclusivity(unchecked) final var waiting = Queue<Waiting>()
    @usableFromInline @exclusivity(unchecked) final var isHandlingActions = false
    @usableFromInline final var outputObservers: EventObservers<Output>?
    /// What runs the effects; made when the first one starts.
    @usableFromInline final var effectRunner: EffectRunner?
    /// Who sees what this store does, besides those who see all stores.
    @usableFromInline final var tracers: [Tracer] = []

    /// Makes a store.
    ///
    /// - Parameter initialState: The state that it begins with.
    @inlinable public required init(with initialState: State) {
        StoreTracing.begin()
        observable = StateStorage(initialState)
    }

    /// The state now. Inside an update's closure it is still the state from before.
    @inlinable public final var state: State { observable.place.pointee }

    /// Whether observers are being told of a change of the state at this moment.
    public final var isAnnouncing: Bool { observable.isAnnouncing }

    // MARK: Actions

    /// What waits until an action has been handled.
    @usableFromInline enum Waiting {
        case action(Action)
        case work(() -> Void)
    }

    /// Handles an action, at once or after those that wait already.
    ///
    /// - Parameter action: What happened.
    @inlinable public final func dispatchAction(_ action: Action) {
        guard !isHandlingActions, observable.activity.isEmpty, !StoreTracing.isActive else {
            return wait(.action(action))
        }
        isHandlingActions = true
        handleAction(action)
        isHandlingActions = false
        if !observable.activity.isEmpty || !waiting.isEmpty { finishHandlingActions() }
    }

    /// Does something between two actions, when no change is being announced.
    final func perform(_ work: @escaping () -> Void) { wait(.work(work)) }

    @usableFromInline final func wait(_ next: Waiting) {
        waiting.append(next)
        guard !isHandlingActions else { return }
        observable.whenAtRest { [weak self] in self?.handleWaitingActions() }
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
        while let next = waiting.popFirst() {
            switch next {
            case .action(let action): if isTraced { traceHandling(of: action) } else { handleAction(action) }
            case .work(let work):
                observable.announceHeldTransitions()
                work()
            }
            observable.announceHeldTransitions()
        }
        isHandlingActions = false
    }

    /// Decides what an action leads to. Subclasses override it; it is not called by anybody but the store.
    ///
    /// - Parameter action: What happened.
    open func handleAction(_ action: Action) {}

    // MARK: Updates

    /// Changes the state and tells the observers.
    ///
    /// - Parameter update: Changes a copy of the state, which then becomes the state.
    @inlinable public final func update(_ update: @escaping Update<State> = { _ in }) {
        if isTraced { traceChanges() }
        observable.update(update)
    }

    /// Changes the state and tells the observers a little later, together with the next change: with the next update, at the
    /// end of the current action, or in the main actor's next turn, whichever is first.
    ///
    /// - Parameter update: Changes a copy of the state, which then becomes the state.
    public final func batchUpdate(_ update: @escaping Update<State>) {
        if isTraced { traceChanges() }
        observable.hold(update)
    }

    /// Adds an observer of the state.
    @inlinable @discardableResult
    public final func observe(_ observation: StateObservation<State>) -> Observation {
        observable.add(observation)
        return observation
    }

    // MARK: Outputs

    /// Emits an output, after all changes of the state up to now have been announced.
    ///
    /// - Parameter output: What happened.
    public final func dispatchOutput(_ output: Output) {
        if isTraced { traceChanges() }
        // Those who come meanwhile begin with later outputs.
        let number = outputObservers?.nextEvent() ?? -1
        observable.perform { [self] in
            if isTraced { traceEmission(of: output, number) } else { deliver(output, number) }
        }
    }

    final func deliver(_ output: Output, _ number: Int) { outputObservers?.notify(output, number: number) }

    /// Observes the outputs.
    ///
    /// - Parameter observer: Is called with each output, after the change of the state that caused it.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public final func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation {
        let observers = outputObservers ?? EventObservers()
        outputObservers = observers
        return observers.add(observer)
    }

    // MARK: Work

    /// What goes on besides effects, in a subclass that has a way of its own to do so.
    @usableFromInline var runningWork: [AnyHashable] { [] }

    /// Whether the state stands for another one that is to come, as a loading state does.
    var isStateTransient: Bool { false }

    /// The action that a change belongs to, and how many came before it, where an action's change comes after it has been handled.
    var lateChange: (action: Action, number: Int)? { nil }

    /// Puts another state in the place of the one that there is, whatever that stands for.
    func replaceState(with state: State) { update { $0 = state } }

    // MARK: Tracing

    /// Whether somebody sees what this store does.
    @inlinable final var isTraced: Bool { StoreTracing.isActive || observable.activity.contains(.traced) }
}

extension LassoStore where Module.State == EmptyState {
    /// Makes a store that has no state.
    public convenience init() {
        self.init(with: EmptyState())
    }
}

// Named for modules that are both, which could not choose between the two.
extension LassoStore where Module: ScreenModule, Module.State == EmptyState {
    /// Makes a store that has no state.
    public convenience init() {
        self.init(with: EmptyState())
    }
}

extension LassoStore where Module: ScreenModule {
    /// Makes a store that begins with its module's default state.
    public convenience init() {
        self.init(with: Module.defaultInitialState)
    }
}
