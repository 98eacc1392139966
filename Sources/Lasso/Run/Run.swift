/// The run of the application, whose causes can be observed: what the user and the outside do, and how effects end.
///
/// Without observers, each place that tells the run something only reads a flag.
@MainActor
package enum Run {
    /// Whether the current task, or code called at this moment, is a consequence of an earlier turn. Tasks that are
    /// started in a turn inherit it.
    @TaskLocal package static var isConsequence = false
    /// Whether a ``HelpingController`` is being created, with its stores.
    @TaskLocal package static var isHelping = false
    // The load of a store that the current task belongs to.
    @TaskLocal static var load: RunLoad?

    /// Whether there are observers.
    package private(set) static var isObserved = false

    private static var observers: [any RunObserver] = [] {
        didSet { isObserved = !observers.isEmpty }
    }

    /// Whether the run of the application is a replay, in which nothing real is done.
    package static var isReplay: Bool { isObserved && currentObservers.contains(where: \.replaysCurrentApplication) }

    /// Returns whether the run of an application is a replay.
    ///
    /// - Parameter windows: The windows of the application.
    static func isReplay(in windows: ApplicationWindows) -> Bool {
        isObserved && ApplicationWindows.$scoped.withValue(windows) { isReplay }
    }

    private static var currentObservers: [any RunObserver] { observers.filter(\.observesCurrentApplication) }
    // The application of the turn under way.
    private static var applicationInTurn: ApplicationWindows?

    /// Adds an observer, which is kept alive until the observation is canceled.
    ///
    /// - Parameter observer: The observer.
    /// - Returns: The observation.
    package static func add(_ observer: some RunObserver) -> Observation {
        observers.append(observer)
        return .stopping { observers.removeAll { $0 === observer } }
    }

    /// Performs a turn.
    ///
    /// - Parameters:
    ///   - event: A closure that returns the event that begins the turn. It is called only if there are observers.
    ///   - body: A closure that performs the turn.
    /// - Returns: The result of `body`.
    package static func turn<Result>(
        with event: @autoclosure () -> RunEvent? = nil,
        _ body: () -> Result
    ) -> Result {
        guard isObserved else { return body() }
        let application = ApplicationWindows.current, event = event()
        // A part of a turn without an event of its own is no turn.
        if event == nil, application === applicationInTurn { return body() }
        let observers = currentObservers
        guard !observers.isEmpty else { return body() }
        for observer in observers { observer.turnWillBegin(with: event) }
        let outerApplication = applicationInTurn
        applicationInTurn = application
        let result = isConsequence ? body() : $isConsequence.withValue(true, operation: body)
        applicationInTurn = outerApplication
        for observer in observers { observer.turnDidEnd() }
        return result
    }

    /// Performs what the user has done, in a task that a turn has started and that has waited for the user.
    package static func byUser<Result>(_ body: () -> Result) -> Result {
        guard isObserved else { return body() }
        return $isConsequence.withValue(false) { $load.withValue(nil, operation: body) }
    }

    /// Returns a value from outside, which observers note, or replace by another one.
    static func recorded<Value: Codable>(_ id: String, _ read: () -> Value) -> Value {
        guard isObserved else { return read() }
        var value: Value?
        for observer in currentObservers { value = observer.recorded(id) { value ?? read() } }
        return value ?? read()
    }

    // MARK: Effects

    /// Returns an effect that starts, or `nil` if nobody observes the run.
    ///
    /// - Parameters:
    ///   - store: The store of the effect.
    ///   - id: The identifier.
    ///   - isDelivered: Whether the effect delivers its result in a turn.
    static func effect(of store: AnyObject, _ id: AnyHashable, isDelivered: Bool = true) -> RunEffect? {
        guard isObserved, !currentObservers.isEmpty else { return nil }
        return RunEffect(of: store, id, isDelivered: isDelivered)
    }

    /// Returns the work of an effect as observers want it.
    static func mediated<Result>(
        _ work: @escaping @MainActor () async throws -> Result,
        of effect: RunEffect?
    ) -> @MainActor () async throws -> Result {
        guard let effect else { return work }
        // Work of other effects may be a part of this work, but isn't a part of a load.
        let alone: @MainActor () async throws -> Result = {
            try await $load.withValue(nil) { try await work() }
        }
        return effect.noting(currentObservers.reduce(alone) { $1.mediated($0, of: effect) })
    }

    /// Notes that an effect has started. One that its policy has dropped at once hasn't.
    static func didStart(_ effect: RunEffect) {
        for observer in currentObservers { observer.didStart(effect) }
    }

    /// Ends an effect, in a turn if its work has ended by itself.
    static func deliver(_ effect: RunEffect?, _ body: () -> Void) {
        guard let effect, effect.result != nil else { return body() }
        turn(with: .effectEnd(effect), body)
    }

    /// Delivers a report of the progress of an effect's work.
    static func deliver(_ progress: TaskProgress, of effect: RunEffect?, _ body: () -> Void) {
        guard let effect else { return body() }
        turn(with: .progress(effect, progress), body)
    }

    /// Returns the work of an effect that starts now, and whose end delivers nothing: a part of a load, a delay, or a
    /// call. The work doesn't keep the store alive.
    ///
    /// - Parameters:
    ///   - work: A closure that does the work.
    ///   - store: The store, or the windows of the application for a call that no store makes; `nil` if observers don't
    ///     see the effect.
    ///   - id: The identifier.
    ///   - isAwaited: Whether the program may need the effect's end to go on.
    static func started<Result>(
        _ work: @escaping @MainActor () async throws -> Result,
        of store: AnyObject?,
        _ id: AnyHashable,
        isAwaited: Bool = true
    ) -> @MainActor () async throws -> Result {
        guard let store, let effect = effect(of: store, id, isDelivered: false) else { return work }
        effect.isAwaited = isAwaited
        let mediated = mediated(work, of: effect)
        didStart(effect)
        return mediated
    }

    /// Returns the work of a part of the load that is being begun.
    static func mediatedPart<Result>(
        _ work: @escaping @MainActor () async throws -> Result
    ) -> @MainActor () async throws -> Result {
        guard let load else { return work }
        return started(work, of: load.store, load.id)
    }

    /// Performs what belongs to a load: also the tasks that are started meanwhile belong to it.
    static func inLoad<Result>(
        of store: AnyObject,
        _ id: @autoclosure () -> AnyHashable,
        _ body: () -> Result
    ) -> Result {
        guard isObserved else { return body() }
        return $load.withValue(RunLoad(of: store, id()), operation: body)
    }
}
