// Histories of whole states, which also record the actions, so that they can be replayed.
extension StoreHistory where Part == Module.State {
    /// A recorded action, whether or not it changed the state, and the state before it.
    public typealias Record = HistoryRecord<Module.Action, Module.State>

    /// Creates a history of the whole state, and starts recording.
    ///
    /// It also records the actions. They are bounded by both limits, as the steps are.
    ///
    /// - Parameters:
    ///   - store: The store. It is not kept alive.
    ///   - isStep: A closure that returns whether an action makes a step, or `nil` if all changes do.
    ///   - name: A closure that returns the name of an action's step, such as "Rename", or `nil` if it has none.
    ///   - group: A closure that returns the group of an action, such as the identity of the field that the user types
    ///     in, or `nil` if the action is a step of its own.
    ///   - groupingPause: The time between two actions after which the second begins a new step.
    ///   - limit: The maximum number of steps and of actions, at least one. The oldest ones are removed.
    ///   - memoryLimit: The maximum of ``memory``, in bytes. The oldest steps are removed or, after undoing, those that
    ///     would be redone last. The newest step stays, whatever its size.
    ///   - clock: The clock that measures the pauses.
    /// - Precondition: `limit` is at least 1, and `memoryLimit` isn't negative.
    public convenience init(
        of store: LassoStore<Module>,
        when isStep: ((Module.Action) -> Bool)? = nil,
        named name: @escaping (Module.Action) -> String? = { _ in nil },
        grouping group: @escaping (Module.Action) -> AnyHashable? = { _ in nil },
        groupingPause: Duration = .seconds(1),
        limit: Int = 100,
        memoryLimit: Int = 64 << 20,
        clock: any Clock<Duration> = MainQueueClock()
    ) {
        self.init(
            of: store,
            \.self,
            when: isStep,
            named: name,
            grouping: group,
            groupingPause: groupingPause,
            limit: limit,
            memoryLimit: memoryLimit,
            clock: clock
        )
    }

    /// All recorded actions with the states before them, oldest first.
    public var records: [Record] { recordedActions.elements }

    /// The recorded actions, oldest first. They can be replayed from the first record's state.
    public var actions: [Module.Action] { records.map(\.action) }

    /// Sends recorded actions to a new store, which brings it to the same state.
    ///
    /// - Parameters:
    ///   - actions: The actions, in order.
    ///   - store: A store whose state is the one before the first action.
    public static func replay(_ actions: [Module.Action], in store: LassoStore<Module>) {
        actions.forEach(store.dispatchAction)
    }
}
