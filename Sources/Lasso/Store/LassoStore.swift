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

    /// Makes a store.
    ///
    /// - Parameter initialState: The state that it begins with.
    public required init(with initialState: State) {
        state = initialState
    }

    /// The state now. Inside an update's closure it is still the state from before.
    public private(set) var state: State

    // MARK: Actions

    /// Handles an action, at once or after those that wait already.
    ///
    /// - Parameter action: What happened.
    public func dispatchAction(_ action: Action) {
        waitingActions.append(action)
        handleWaitingActions()
    }

    private func handleWaitingActions() {
        guard !isHandlingActions, !isApplyingUpdate else { return }
        isHandlingActions = true
        defer { isHandlingActions = false }
        while !waitingActions.isEmpty {
            handleAction(waitingActions.removeFirst())
            // An observer may hold a change of its own.
            while stateBeforeHeldUpdates != nil { announceHeldTransition() }
        }
    }

    /// Decides what an action leads to. Subclasses override it; it is not called by anybody but the store.
    ///
    /// - Parameter action: What happened.
    open func handleAction(_ action: Action) {}

    private var waitingActions: [Action] = []
    private var isHandlingActions = false

    // MARK: Updates

    /// Changes the state and tells the observers.
    ///
    /// - Parameter update: Changes a copy of the state, which then becomes the state.
    public func update(_ update: @escaping (inout State) -> Void = { _ in }) {
        apply(Update(change: update, isHeld: false))
    }

    /// Changes the state and tells the observers a little later, together with the next change: with the next update, at the
    /// end of the current action, or in the main actor's next turn, whichever is first.
    ///
    /// - Parameter update: Changes a copy of the state, which then becomes the state.
    public func batchUpdate(_ update: @escaping (inout State) -> Void) {
        apply(Update(change: update, isHeld: true))
    }

    private struct Update {
        let change: (inout State) -> Void
        let isHeld: Bool
    }

    private var waitingUpdates: [Update] = []
    // Outputs from inside an update's closure, whose change they must not overtake.
    private var outputsOfUpdate: [Output] = []
    private var isApplyingUpdate = false
    // The state that observers know, while a batch update waits to be announced.
    private var stateBeforeHeldUpdates: State?

    private func apply(_ update: Update) {
        waitingUpdates.append(update)
        guard !isApplyingUpdate else { return }
        while !waitingUpdates.isEmpty {
            let update = waitingUpdates.removeFirst()
            let old = state
            var new = old
            isApplyingUpdate = true
            update.change(&new)
            isApplyingUpdate = false
            state = new
            if stateBeforeHeldUpdates == nil {
                stateBeforeHeldUpdates = old
                if update.isHeld { announceHeldTransitionInNextTurn() }
            }
            if !update.isHeld { announceHeldTransition() }
            let outputs = outputsOfUpdate
            outputsOfUpdate = []
            outputs.forEach(dispatchOutput)
        }
        handleWaitingActions()
    }

    private func announceHeldTransitionInNextTurn() {
        // The task holds the store: a change that was made is also announced.
        Task { self.announceHeldTransition() }
    }

    // MARK: Announcements

    private enum Announcement {
        case transition(old: State, new: State, number: Int)
        case output(Output, number: Int)
    }

    private var waitingAnnouncements: [Announcement] = []
    private var isAnnouncing = false
    private var transitionCount = 0
    private var outputCount = 0
    private let stateObservers = ObserverList<(old: State, new: State)>()
    private let outputObservers = ObserverList<Output>()

    private func announceHeldTransition() {
        guard let old = stateBeforeHeldUpdates else { return }
        stateBeforeHeldUpdates = nil
        transitionCount += 1
        announce(.transition(old: old, new: state, number: transitionCount))
    }

    private func announce(_ announcement: Announcement) {
        waitingAnnouncements.append(announcement)
        guard !isAnnouncing else { return }
        isAnnouncing = true
        defer { isAnnouncing = false }
        while !waitingAnnouncements.isEmpty {
            switch waitingAnnouncements.removeFirst() {
            case .transition(let old, let new, let number): stateObservers.notify((old, new), number: number)
            case .output(let output, let number): outputObservers.notify(output, number: number)
            }
        }
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
        // The observer begins with the state now, so it must not be told of what led to it later.
        announceHeldTransition()
        let areEqual = Equality.comparison(of: Value.self)
        var last = map(state)
        let observation = stateObservers.add(firstEvent: transitionCount + 1) { transition in
            let old = last
            let new = map(transition.new)
            last = new
            if let areEqual, areEqual(old, new) { return }
            handler(old, new)
        }
        handler(nil, last)
        return observation
    }

    // MARK: Outputs

    /// Emits an output, after all changes of the state up to now have been announced.
    ///
    /// - Parameter output: What happened.
    public func dispatchOutput(_ output: Output) {
        guard !isApplyingUpdate else { return outputsOfUpdate.append(output) }
        announceHeldTransition()
        outputCount += 1
        announce(.output(output, number: outputCount))
    }

    /// Observes the outputs.
    ///
    /// - Parameter observer: Is called with each output, after the change of the state that caused it.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation {
        outputObservers.add(firstEvent: outputCount + 1, observer)
    }
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
