package import Lasso

/// A flow in a window whose effects do nothing real, and what a tape can do with it.
@MainActor
package final class RunScene {
    /// The window in which the flow starts.
    package let window: WindowController
    /// The windows of the run.
    package let windows: ApplicationWindows
    let clock = ReplayClock()

    private let isScoped: Bool
    let stage: any ReplayStage
    let heldEffects: HeldEffects
    private let work = WorkActivity()
    let listener: RunListener
    private(set) weak var flow: (any PathFollowing)?
    // What was prepared is kept alive by it. `nil` until the preparation has ended.
    private var preparation: Result<ReplayStart, any Error>?

    /// Creates the scene with a window that isn't open.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - values: The values from outside.
    ///   - note: A closure called with each event.
    init(
        on stage: any ReplayStage,
        reading values: RecordedValues,
        note: @escaping @MainActor (NotedEvent) -> Void
    ) {
        (self.stage, isScoped) = (stage, !stage.isDrawn)
        windows = stage.isDrawn ? .current : ApplicationWindows()
        heldEffects = HeldEffects(clock: clock)
        listener = RunListener(to: windows, holding: heldEffects, reading: values, note: note)
        window = ApplicationWindows.$scoped.withValue(windows) { WindowController() }
        listener.begin()
    }

    isolated deinit { listener.end() }

    /// Creates the scene of a test.
    ///
    /// - Parameters:
    ///   - json: The values from outside: an object with an array for each identifier.
    ///   - reportUnknown: A closure called with the description of a value that is read and isn't among them.
    /// - Throws: ``TapeError`` if the text isn't such an object.
    package convenience init(
        reading json: String = "{}",
        reportUnknown: @escaping @MainActor (String) -> Void = { _ in }
    ) throws(TapeError) {
        self.init(on: HeadlessReplayStage(), reading: try RecordedValues(json: json)) { noted in
            if noted.kind == .value { reportUnknown("\(noted.described)") }
        }
    }

    /// Begins to prepare what a flow needs. Returns when the preparation has ended, or when it waits for a result that
    /// is on the tape.
    ///
    /// - Parameter prepare: A closure that prepares it, and returns a closure that starts the flow.
    package func prepare(_ prepare: @escaping @MainActor () async throws -> ReplayStart) async {
        inScope {
            _ = Task {
                do { preparation = .success(try await prepare()) } catch { preparation = .failure(error) }
            }
        }
        await waitForPreparation(patience: .zero)
    }

    /// Whether the preparation has ended.
    var isPrepared: Bool { preparation != nil }

    /// Returns when the preparation has ended, or when it waits for a result of the tape.
    ///
    /// - Parameter patience: The time to wait for the preparation although an effect waits for a result.
    private func waitForPreparation(patience: Duration) async {
        let deadline = ContinuousClock.now + patience
        await settle()
        while preparation == nil, !heldEffects.areAwaited || ContinuousClock.now < deadline {
            await WorkActivity.passTurn(throughOtherThread: true)
            await settle()
        }
    }

    /// Starts the flow if the preparation has ended.
    ///
    /// - Parameters:
    ///   - time: The time since the beginning of the tape.
    ///   - opensWindowFirst: Whether the window is open when the flow starts.
    /// - Returns: Whether the preparation has ended.
    /// - Throws: The error of the preparation.
    package func beginPrepared(at time: Duration, opensWindowFirst: Bool) async throws -> Bool {
        await waitForPreparation(patience: .seconds(2))
        guard let start = try preparation?.get() else { return false }
        await begin(at: time, opensWindowFirst: opensWindowFirst) { window in
            start(window)
            return nil
        }
        return true
    }

    /// Starts a flow.
    ///
    /// - Parameters:
    ///   - time: The time since the beginning of the tape.
    ///   - opensWindowFirst: Whether the window is open when the flow starts.
    ///   - start: A closure that starts a flow in the window, and returns it if it can go to paths.
    package func begin(
        at time: Duration,
        opensWindowFirst: Bool,
        _ start: @MainActor (WindowController) -> (any PathFollowing)?
    ) async {
        await letTimePass(until: time)
        inScope {
            if opensWindowFirst { stage.open(window) }
            flow = start(window)
            if !opensWindowFirst { stage.open(window) }
        }
        await settle()
    }

    /// Closes the windows, and cancels all effects.
    package func end() async {
        inScope { windows.all.forEach { $0.close() } }
        heldEffects.cancelAll()
        await settle()
        listener.end()
    }

    /// The place where the user is, a line for each controller.
    package var place: [String] { windows.placeLines }

    private func inScope<Result>(_ body: () -> Result) -> Result {
        WorkActivity.$current.withValue(work) {
            // What a storage says has to come at the same step each time.
            BlockingWork.$isImmediate.withValue(true) {
                isScoped ? ApplicationWindows.$scoped.withValue(windows, operation: body) : body()
            }
        }
    }

    private func performInScope(_ body: () throws(TapeError) -> Void) throws(TapeError) {
        let result = inScope { () -> Result<Void, TapeError> in
            do throws(TapeError) { return .success(try body()) } catch { return .failure(error) }
        }
        try result.get()
    }

    /// Waits until nothing more happens by itself: until all work of effects has ended, or waits for the tape.
    package func settle() async {
        await work.waitUntilQuiet(for: 8, eventCount: { listener.count }) { throughOtherThread in
            await WorkActivity.passTurn(throughOtherThread: throughOtherThread)
            return true
        }
        listener.notePlace()
    }

    /// Waits until a condition is met, but at most a few tenths of a second: a task of the flow may be on a thread that
    /// gets little processor time.
    ///
    /// - Parameter isMet: A closure that returns whether the condition is met.
    package func settleLonger(until isMet: () -> Bool) async {
        let deadline = ContinuousClock.now + Self.patience
        while !isMet(), ContinuousClock.now < deadline {
            // Nobody waits any longer if the task is canceled.
            do { try await Task.sleep(for: .milliseconds(2)) } catch { return }
            await settle()
        }
    }

    // Only what differs from the tape takes that long.
    private static let patience = Duration.milliseconds(300)

    // MARK: Steps

    /// Lets the user, another program, or an effect do what an event of a tape says.
    ///
    /// - Throws: ``TapeError`` if that isn't possible here.
    package func perform(_ event: TapeEvent) throws(TapeError) {
        try performInScope { () throws(TapeError) in try take(event) }
    }

    /// Sends an action to a store.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - name: The name of the store.
    /// - Throws: ``TapeError`` if there is no such store.
    package func send(_ action: Any, to name: String) throws(TapeError) {
        guard let store = listener.names.store(name) else { throw TapeError("There is no store \(name).") }
        let isSent = inScope { store.dispatchTraced(action) }
        guard isSent else { throw TapeError("\(action) is no action of \(name).") }
    }

    /// Returns whether an effect waits for its end.
    package func isWaiting(_ effect: EffectName) -> Bool { heldEffects.isWaiting(effect) }

    /// Ends an effect with a result.
    ///
    /// - Throws: ``TapeError`` if there is no such effect, or the result has another type.
    package func end(_ effect: EffectName, with result: Result<Any, any Error>) throws(TapeError) {
        try heldEffects.end(effect, with: result)
    }

    /// Ends an effect with an error in JSON.
    ///
    /// - Throws: ``TapeError`` if there is no such effect, or the error can't be decoded.
    package func end<Failure: Error & Decodable>(
        _ effect: EffectName,
        throwingJSON json: String,
        as type: Failure.Type
    ) throws(TapeError) {
        try heldEffects.end(effect, with: .failure(TapeValue(json: json).decoded(as: type)))
    }

    /// Lets an effect report its progress.
    ///
    /// - Throws: ``TapeError`` if there is no such effect, or it reports no progress.
    package func report(_ progress: TaskProgress, from effect: EffectName) throws(TapeError) {
        try performInScope { () throws(TapeError) in try heldEffects.report(progress, of: effect) }
    }

    /// Lets time pass.
    ///
    /// - Parameter time: The time since the beginning of the tape.
    /// - Returns: Whether a task has woken up.
    @discardableResult
    package func letTimePass(until time: Duration) async -> Bool {
        var wakesTask = false
        // A task that has woken up may begin to wait again.
        while clock.advance(upTo: time) {
            wakesTask = true
            await settle()
        }
        return wakesTask
    }
}
