/// A store as seen by tools that don't know its module.
@MainActor
package protocol TracedStore: AnyObject {
    /// The store's module. Two modules in different types may have the same name.
    var moduleType: Any.Type { get }
    /// The name of the store's module.
    var moduleName: String { get }
    /// The type of the actions.
    var actionType: Any.Type { get }
    /// The current state.
    var tracedState: Any { get }
    /// The actions to try: those of a ``SampledModule``, or all actions if they are `CaseIterable`.
    var sampleActions: [Any] { get }
    /// Whether the state is an ``EditedState`` with changes.
    var hasUnsavedChanges: Bool { get }
    /// Whether there is an observer of the outputs.
    var isOutputObserved: Bool { get }
    /// The running effects, and the running load.
    var tracedEffects: [TracedEffect] { get }
    /// The running load; `nil` if there is none.
    var tracedLoad: TracedEffect? { get }
    /// Whether the state is a loading state, which belongs to a load and ends with it.
    var isLoadingState: Bool { get }
    /// The identifiers of the running effects, and of the running load.
    var runningEffects: [AnyHashable] { get }
    /// The clock for the delays of effects.
    var effectClock: any Clock<Duration> { get set }
    /// The observers of the state, in the order in which they were added.
    var stateObservers: [TracedObserver] { get }
    /// The observations of the outputs, in the order in which they were added.
    var outputObservations: [Observation] { get }

    /// Dispatches an action.
    ///
    /// - Parameter action: The action.
    /// - Returns: Whether it is an action of the store's module.
    @discardableResult
    func dispatchTraced(_ action: Any) -> Bool

    /// Shows another state, such as an earlier one. The observers see it as a change. No action is handled. A load goes
    /// on, so its end replaces the state.
    ///
    /// - Parameter state: The state.
    /// - Returns: Whether it is a state of the store's module.
    @discardableResult
    func showTraced(_ state: Any) -> Bool

    /// Keeps a state that was shown: a load, which it would otherwise end with, is canceled.
    func keepShownState()

    /// Replaces the state, such as by an edited one. The observers see it as a change. No action is handled. A load,
    /// whose state it would otherwise belong to, is canceled.
    ///
    /// - Parameter state: The state.
    /// - Returns: Whether it is a state of the store's module.
    @discardableResult
    func restoreTraced(_ state: Any) -> Bool
}

extension LassoStore: TracedStore {
    package final var moduleType: Any.Type { Module.self }

    package final var moduleName: String { TypeName.text(of: Module.self) }

    package final var actionType: Any.Type { Action.self }

    package final var tracedState: Any { state }

    package final var sampleActions: [Any] {
        if let module = Module.self as? any SampledModule.Type { return module.erasedSampleActions }
        return (Action.self as? any CaseIterable.Type)?.erasedCases ?? []
    }

    package final var hasUnsavedChanges: Bool { (state as? any EditedState)?.hasChanges == true }

    package final var isLoadingState: Bool { (self as? any LoadingStore)?.isStateTransient == true }

    package final var isOutputObserved: Bool { outputObservers?.isEmpty == false }

    package final var stateObservers: [TracedObserver] {
        observable.entries.lazy.filter { !$0.observation.isCancelled }.map { TracedObserver($0, of: State.self) }
    }

    package final var outputObservations: [Observation] { outputObservers?.observations ?? [] }

    package final func showTraced(_ state: Any) -> Bool {
        guard let state = state as? State else { return false }
        update { $0 = state }
        return true
    }

    package final func keepShownState() { asLoadingStore?.cancelLoadKeepingState() }

    package final func restoreTraced(_ state: Any) -> Bool {
        guard let state = state as? State else { return false }
        changeSettledState { $0 = state }
        return true
    }

    package final func dispatchTraced(_ action: Any) -> Bool {
        guard let action = action as? Action else { return false }
        dispatchAction(action)
        return true
    }
}

extension SampledModule {
    /// The sample actions, for tools that don't know the module.
    package static var erasedSampleActions: [Any] { sampleActions.map { $0 as Any } }
}

extension CaseIterable {
    fileprivate static var erasedCases: [Any] { allCases.map { $0 as Any } }
}
