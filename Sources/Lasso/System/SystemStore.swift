/// A store that handles an action by a reducer, which answers the next state asynchronously.
///
/// ```swift
/// final class ProductStore: SystemStore<ProductScreenModule> {
///     override func reduce(_ state: State, _ action: Action) -> AsyncResult<State> {
///         switch action {
///         case .didTapLoad:
///             return AsyncResult { try await Shop.product() }
///                 .map { State.loaded($0) }
///                 .stateWhenLoading(State.loading)
///                 .mapErrorRecover { State.failed($0) }
///         }
///     }
/// }
/// ```
///
/// One action is reduced at a time. What happens to those that arrive meanwhile, ``policy(for:)`` decides.
///
/// A loading state is the ``LassoStore/state`` while it lasts, for whoever looks or observes. It belongs to its load, however,
/// and goes with it: the reducer is handed the state from before the load, so that an action that cancels a load can answer
/// that state; and when a load fails, or gives way to one that shows nothing, that state is back. The state is the
/// reducer's alone: what `update` changes during a load, the end of the load overwrites.
///
/// What loads is cancelled when the store goes, and does not keep it alive, unless a closure of the reducer's does.
///
/// Source: PromisedArchitectureKit's `System`, as a store of Lasso's.
@MainActor
open class SystemStore<Module: StoreModule>: LassoStore<Module> {
    /// Describes the next state. Subclasses override it; it is not called by anybody but the store.
    ///
    /// - Parameters:
    ///   - state: The state now; during a load, the state from before it.
    ///   - action: What happened.
    /// - Returns: The description of the next state, which the store runs.
    ///
    /// Source: the reducer of PromisedArchitectureKit's `System.pure`.
    open func reduce(_ state: State, _ action: Action) -> AsyncResult<State> {
        AsyncResult.value(state)
    }

    /// Decides what becomes of an action that arrives during a load: by default, it waits.
    ///
    /// - Parameter action: The action.
    /// - Returns: What becomes of it.
    open func policy(for action: Action) -> SystemEventPolicy { .queue }

    /// Is called when an action has led to a new state, after that was announced: the place to emit outputs.
    ///
    /// - Parameters:
    ///   - state: The new state; not a loading one.
    ///   - action: What led to it.
    open func didReduce(to state: State, after action: Action) {}

    /// Is called when a reducer's result fails and does not recover. The next action is reduced all the same. By default the
    /// error is reported on standard error.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - action: What led to it.
    open func handleError(_ error: any Error, of action: Action) {
        StandardError.report("\(type(of: self)): \(action) failed without mapErrorRecover: \(error)")
    }

    /// Reduces an action, at once or when what is loading is over.
    ///
    /// - Parameter action: What happened.
    public final override func handleAction(_ action: Action) {
        arrivedActions.append(action)
        reduceWaitingActions()
    }

    // Actions that no load has been asked about yet.
    private var arrivedActions: [Action] = []
    // Actions that wait for the end of a load.
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
            switch policy(for: action) {
            case .queue: queuedActions.append(action)
            case .dropNew: continue
            case .cancelPrevious: return action
            }
        }
        return nil
    }

    private func reduce(_ action: Action) {
        load?.task.cancel()
        load = nil
        let step = reduce(stateBeforeLoading ?? state, action).description.begin()
        if step.allLoading.isEmpty, case .later = step.outcome { removeLoadingState() }
        let replacements = replacementCount
        for loading in step.allLoading where replacementCount == replacements { show(loading, of: action) }
        // An observer may have gone back to another state: that cancels the action.
        guard replacementCount == replacements else { return }
        switch step.outcome {
        case .known(let result): settle(result, after: action)
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

    @usableFromInline final override var runningWork: [AnyHashable] { load.map { ["load of \($0.action)"] } ?? [] }

    private struct Load {
        let number: Int
        let action: String
        let task: Task<Void, Never>
    }

    private var load: Load?
    private var loadCount = 0
    // While a loading state is shown, the state that it stands before.
    private var stateBeforeLoading: State?
    // The action whose state is being announced.
    private var settledAction: Action?
    private var settledCount = 0
    // How often the state was replaced from outside.
    private var replacementCount = 0

    override var isStateTransient: Bool { stateBeforeLoading != nil }

    override var lateChange: (action: Action, number: Int)? { settledAction.map { ($0, settledCount) } }

    override func replaceState(with state: State) {
        replacementCount += 1
        load?.task.cancel()
        load = nil
        stateBeforeLoading = nil
        update { $0 = state }
        reduceWaitingActions()
    }

    private func start(
        _ work: @escaping @MainActor (@escaping AsyncStep<State>.Show) async throws -> State,
        _ action: Action
    ) {
        loadCount += 1
        let number = loadCount
        let task = Task { [weak self] in
            let result: Result<State, any Error>
            do {
                result = .success(
                    try await work { [weak self] loading in
                        guard let self, load?.number == number else { return }
                        show(loading, of: action)
                    }
                )
            } catch {
                result = .failure(error)
            }
            self?.finishLoad(number, with: result, of: action)
        }
        load = Load(number: number, action: ValueDescription.text(of: action), task: task)
    }

    private func finishLoad(_ number: Int, with result: Result<State, any Error>, of action: Action) {
        // One that was cancelled may end in any way: it is over already.
        guard load?.number == number else { return }
        load = nil
        // What arrives meanwhile comes after those that wait.
        isReducing = true
        settle(result, after: action)
        isReducing = false
        reduceWaitingActions()
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

    deinit {
        load?.task.cancel()
    }
}
