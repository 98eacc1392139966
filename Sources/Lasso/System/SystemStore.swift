/// A store that handles actions with a reducer, which returns the next state asynchronously.
///
/// ```swift
/// final class ProductStore: SystemStore<ProductModule> {
///     override func reduce(_ state: State, _ action: Action) -> AsyncResult<State> {
///         switch action {
///         case .didTapLoad:
///             return AsyncResult { try await Shop.product() }
///                 .map { State.loaded($0) }
///                 .stateWhenLoading(State.loading)
///                 .mapErrorRecover { State.failed("\($0)") }
///         }
///     }
/// }
/// ```
///
/// Actions are reduced one at a time. ``policy(for:)`` decides about actions that arrive during a load.
///
/// During a load, the ``LassoStore/state`` is the loading state, which observers see. It belongs to the load and ends
/// with it. The reducer is passed the state before the load, so an action that cancels a load can return that state. If
/// a load fails, or is replaced by a load without a loading state, the state before the load is restored. Only the
/// reducer should change the state: a change made by `update` during a load is overwritten at the end of the load.
///
/// A load is canceled when the store is released. It does not keep the store alive, unless a closure of the reducer
/// does.
///
/// Source: PromisedArchitectureKit's `System`, as a store of Lasso's.
@MainActor
open class SystemStore<Module: StoreModule>: LassoStore<Module>, LoadingStore {
    /// Returns the description of the next state. Subclasses override this method. Only the store calls it.
    ///
    /// - Parameters:
    ///   - state: The current state or, during a load, the state before the load.
    ///   - action: The action.
    /// - Returns: The description of the next state, which the store runs.
    ///
    /// Source: the reducer of PromisedArchitectureKit's `System.pure`.
    open func reduce(_ state: State, _ action: Action) -> AsyncResult<State> {
        AsyncResult.value(state)
    }

    /// Returns the policy for an action that arrives during a load. By default, the action waits.
    ///
    /// - Parameter action: The action.
    /// - Returns: The policy.
    open func policy(for action: Action) -> SystemEventPolicy { .queue }

    /// Called after an action's new state has been announced. Subclasses override this method to emit outputs.
    ///
    /// - Parameters:
    ///   - state: The new state. It is not a loading state.
    ///   - action: The action that led to the state.
    open func didReduce(to state: State, after action: Action) {}

    /// Called when a reducer's result fails and does not recover. By default, the error is reported on standard error.
    /// The next action is reduced normally.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - action: The action that led to the error.
    open func handleError(_ error: any Error, of action: Action) {
        StandardError.report("\(type(of: self)): \(action) failed without mapErrorRecover: \(error)")
    }

    /// Reduces an action immediately or, depending on its policy, when the current load is over.
    ///
    /// - Parameter action: The action.
    public final override func handleAction(_ action: Action) {
        arrivedActions.append(action)
        reduceWaitingActions()
    }

    // Actions whose policy has not been applied yet.
    private var arrivedActions: [Action] = []
    // Actions that wait until the load is over.
    private var queuedActions: [Action] = []
    private var isReducing = false

    private func reduceWaitingActions() {
        guard !isReducing else { return }
        isReducing = true
        defer { isReducing = false }
        while let action = nextAction() { reduce(action) }
    }

    private func nextAction() -> Action? {
        if load == nil, !queuedActions.isEmpty { return queuedActions.removeFirst() }
        while !arrivedActions.isEmpty {
            let action = arrivedActions.removeFirst()
            guard load != nil else { return action }
            // Where an earlier moment leads, the action has been reduced before. The load belongs to the present.
            if isBeingShown { continue }
            switch policy(for: action) {
            case .queue: queuedActions.append(action)
            case .dropNew: continue
            case .cancelPrevious: return action
            }
        }
        return nil
    }

    private func reduce(_ action: Action) {
        load = nil
        Run.inLoad(of: self, "load of \(ValueDescription.text(of: action))") {
            perform(reduce(stateBeforeLoading ?? state, action).description.begin(), after: action)
        }
    }

    private func perform(_ step: AsyncStep<State>, after action: Action) {
        if step.allLoading.isEmpty, case .later = step.outcome { removeLoadingState() }
        let replacements = replacementCount
        for loading in step.allLoading where replacementCount == replacements { show(loading, of: action) }
        // An observer may have restored another state, which cancels the action.
        guard replacementCount == replacements else { return step.cancel() }
        switch step.outcome {
        case .known(let result): settle(result, after: action)
        // Where an earlier moment leads, the load has been done before.
        case .later where isBeingShown:
            step.cancel()
            removeLoadingState()
        case .later(let work): start(work, action)
        }
    }

    private func settle(_ result: Result<State, any Error>, after action: Action) {
        switch result {
        case .success(let new):
            stateBeforeLoading = nil
            settledCount += 1
            settledAction = action
            let replacements = replacementCount
            update { $0 = new }
            settledAction = nil
            if replacementCount == replacements { didReduce(to: new, after: action) }
        case .failure(let error):
            removeLoadingState()
            handleError(error, of: action)
        }
    }

    // MARK: Loads

    final var runningLoad: TracedEffect? { load.map { TracedEffect(id: $0.id, start: $0.start) } }

    /// A load that runs until it ends, is replaced, or is released with its store.
    @MainActor
    private final class Load {
        let number: Int
        let id: AnyHashable
        let trace: EffectTrace?
        let start: ContinuousClock.Instant?
        var task: Task<Void, Never>?
        private weak var store: LassoStore<Module>?
        private var hasEnded = false

        init(_ number: Int, of action: Module.Action, in store: LassoStore<Module>) {
            (self.number, self.store) = (number, store)
            id = "load of \(ValueDescription.text(of: action))"
            trace = EffectTrace(of: id, in: store)
            start = TracedEffect.startTime(isObserved: trace != nil)
        }

        func cancel() {
            guard !hasEnded else { return }
            task?.cancel()
            end(.cancelled)
        }

        func end(_ outcome: EffectOutcome) {
            hasEnded = true
            trace?.end(outcome, of: store)
        }

        isolated deinit { cancel() }
    }

    private var load: Load? {
        didSet { oldValue?.cancel() }
    }
    private var loadCount = 0
    // While a loading state is shown, the state before the load.
    private var stateBeforeLoading: State?
    // The action whose state is being announced.
    private var settledAction: Action?
    private var settledCount = 0
    // The number of times that the state was replaced from outside.
    private var replacementCount = 0

    final var isStateTransient: Bool { stateBeforeLoading != nil }

    final var lateChange: (action: Action, number: Int)? { settledAction.map { ($0, settledCount) } }

    final func cancelLoad(changing change: (inout State) -> Void) {
        replacementCount += 1
        load = nil
        var new = stateBeforeLoading ?? state
        stateBeforeLoading = nil
        change(&new)
        update { [new] in $0 = new }
        reduceWaitingActions()
    }

    final func cancelLoadKeepingState() {
        guard load != nil || isStateTransient else { return }
        let shown = state
        queuedActions = []
        cancelLoad { $0 = shown }
    }

    private func start(
        _ work: @escaping @MainActor (@escaping AsyncStep<State>.Show) async throws -> State,
        _ action: Action
    ) {
        loadCount += 1
        let number = loadCount
        let load = Load(number, of: action, in: self)
        self.load = load
        load.trace?.begin(in: self)
        load.task = Task { [weak self] in
            await WorkActivity.track("load of \(action)") {
                let result = await SystemStore.result(of: work) { [weak self] loading in
                    ApplicationPause.performWhenOver { [weak self] in
                        guard let self, self.load?.number == number else { return }
                        show(loading, of: action)
                    }
                }
                await ApplicationPause.waitUntilOver()
                self?.finishLoad(number, with: result, of: action)
            }
        }
        // An observer of the beginning may have canceled it.
        if self.load !== load { load.task?.cancel() }
    }

    private static func result(
        of work: @MainActor (@escaping AsyncStep<State>.Show) async throws -> State,
        _ show: @escaping AsyncStep<State>.Show
    ) async -> Result<State, any Error> {
        await Effect.$isWorking.withValue(true) {
            do { return .success(try await work(show)) } catch { return .failure(error) }
        }
    }

    private func finishLoad(_ number: Int, with result: Result<State, any Error>, of action: Action) {
        // The result of a canceled load is ignored.
        guard let load, load.number == number else { return }
        load.end(SystemStore.outcome(of: result))
        self.load = nil
        // Actions that arrive meanwhile are reduced after the waiting actions.
        isReducing = true
        settle(result, after: action)
        isReducing = false
        reduceWaitingActions()
    }

    private static func outcome(of result: Result<State, any Error>) -> EffectOutcome {
        switch result {
        case .success: .finished
        case .failure(let error): EffectOutcome(of: error)
        }
    }

    private func show(_ loading: LoadingState<State>, of action: Action) {
        switch loading.state {
        case .success(let new):
            if stateBeforeLoading == nil { stateBeforeLoading = state }
            update { $0 = new }
        case .failure(let error):
            handleError(error, of: action)
        }
    }

    private func removeLoadingState() {
        guard let before = stateBeforeLoading else { return }
        stateBeforeLoading = nil
        update { $0 = before }
    }
}
