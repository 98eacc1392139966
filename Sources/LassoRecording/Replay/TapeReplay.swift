public import Lasso

/// Replays a tape: starts a flow, does in it what the tape says, and compares what happens.
///
/// ```swift
/// let difference = try await TapeReplay(tape) { AppFlow(accounts: accounts) }.run()
/// ```
///
/// Effects don't do their work: they end with the results of the tape, when the tape says. So do recorded calls.
/// Services that are called otherwise should be fakes. Time is that of the tape, so delays take no time.
///
/// Commands of the application itself, and what stores do that exist before the flow starts, are only in a replay that
/// prepares the application, too: ``init(_:on:preparing:)``.
@MainActor
public final class TapeReplay {
    let tape: Tape
    private let stage: any ReplayStage
    private let beginning: Beginning

    private enum Beginning {
        case flow(@MainActor (WindowController) -> (any PathFollowing)?)
        case prepared(@MainActor () async throws -> ReplayStart)
    }

    /// Creates a replay of a flow that is started as the only content of a window: in its root, or in a container there
    /// if the flow needs one.
    ///
    /// - Parameters:
    ///   - tape: The tape.
    ///   - stage: The stage on which it is replayed.
    ///   - makeFlow: A closure that creates the flow.
    public init<Module: FlowModule>(
        _ tape: Tape,
        on stage: any ReplayStage = HeadlessReplayStage(),
        _ makeFlow: @escaping @MainActor () -> Flow<Module>
    ) {
        (self.tape, self.stage) = (tape, stage)
        beginning = .flow { window in
            let flow = makeFlow()
            flow.startAlone(in: window)
            return flow
        }
    }

    /// Creates a replay of what a closure starts in a window.
    ///
    /// - Parameters:
    ///   - tape: The tape.
    ///   - stage: The stage on which it is replayed.
    ///   - start: A closure that starts a flow in the window that is passed.
    public init(
        _ tape: Tape,
        on stage: any ReplayStage = HeadlessReplayStage(),
        in start: @escaping @MainActor (WindowController) -> Void
    ) {
        (self.tape, self.stage) = (tape, stage)
        beginning = .flow { window in
            start(window)
            return nil
        }
    }

    /// Creates a replay of an application: also of its own commands, and of stores that exist before the flow starts.
    ///
    /// ```swift
    /// let replay = TapeReplay(tape, preparing: {
    ///     let application = ReplayedApplication()
    ///     try await application.launch()
    ///     return { window in application.start(in: window) }
    /// })
    /// ```
    ///
    /// The flight recorder has to be the first that the recorded application creates.
    ///
    /// - Parameters:
    ///   - tape: The tape.
    ///   - stage: The stage on which it is replayed.
    ///   - prepare: A closure that prepares what the flow needs, and returns a closure that starts the flow in the
    ///     window that is passed. The latter is kept until the end.
    public init(
        _ tape: Tape,
        on stage: any ReplayStage = HeadlessReplayStage(),
        preparing prepare: @escaping @MainActor () async throws -> ReplayStart
    ) {
        (self.tape, self.stage) = (tape, stage)
        beginning = .prepared(prepare)
    }

    /// The number of steps that were taken.
    public var stepCount: Int { steps.count { !$0.happensByItself } }

    /// The steps that were taken.
    private(set) var steps: [ReplayStep] = []
    /// The names of the Swift modules that declare the types of the stores, results, and errors in the steps.
    package private(set) var swiftModules: Set<String> = []
    /// The place before the first step: that after the start, unless the preparation of the application waits for a
    /// step.
    private(set) var firstPlace: [String] = []
    // The number of steps that the stage knows, with the start.
    private var shownCount = 0
    /// Whether a task has begun to wait in the start.
    private(set) var startBeginsWait = false

    /// Replays the tape up to its end, or to the first difference.
    ///
    /// - Returns: The difference; `nil` if there is none.
    /// - Throws: ``TapeError`` if the beginning of the run isn't on the tape, or the application can't be prepared.
    public func run() async throws(TapeError) -> ReplayDifference? {
        guard tape.header.dropped == 0 else {
            throw TapeError(
                "The beginning of the run isn't on the tape: \(tape.header.dropped) events are missing. "
                    + "Create the flight recorder with a larger limit, or with a file."
            )
        }
        if let store = tape.storeBeforeRecording(onlyInFlow: isOnlyOfFlow) {
            throw TapeError(
                "\(store) was created before the recording began. Create the flight recorder before the stores and flows."
            )
        }
        let comparison = TapeComparison(with: tape, stores: stores)
        let scene = RunScene(on: stage, reading: RecordedValues(values)) { comparison.happened($0) }
        let awaitedCount = try await begin(scene, comparison)
        noteStart(at: scene.place, afterStep: awaitedCount)
        startBeginsWait = scene.clock.waitCount > 0
        await show("start")
        while comparison.finishTurn(), let turn = comparison.nextTurn {
            await takeStep(turn, in: scene, comparison)
        }
        await comparePlace(of: scene, comparison)
        let difference = comparison.difference
        await scene.end()
        return difference
    }

    private var isOnlyOfFlow: Bool { if case .flow = beginning { true } else { false } }

    /// The stores whose events are replayed; `nil` for all.
    var stores: Set<String>? { isOnlyOfFlow ? tape.storesOfFlows : nil }

    /// The values from outside that are read in the replay.
    var values: [String: [TapeValue]] { tape.values(onlyInFlow: isOnlyOfFlow) }

    /// Starts the flow.
    ///
    /// - Returns: The number of steps that the preparation has waited for.
    private func begin(_ scene: RunScene, _ comparison: TapeComparison) async throws(TapeError) -> Int {
        let startTime = Duration.microseconds(tape.startTime)
        switch beginning {
        case .flow(let start):
            await scene.begin(at: startTime, opensWindowFirst: tape.hasOpenWindowAtStart, start)
            return 0
        case .prepared(let prepare):
            await scene.prepare(prepare)
            var awaitedCount = 0
            // What other programs have done before the flow started.
            while comparison.finishTurn(), let turn = comparison.nextTurn, turn.event.kind != .start {
                let isAwaited = !scene.isPrepared
                await takeStep(turn, in: scene, comparison)
                if isAwaited { awaitedCount = steps.count }
            }
            let isPrepared: Bool
            do {
                isPrepared = try await scene.beginPrepared(
                    at: startTime,
                    opensWindowFirst: tape.hasOpenWindowAtStart
                )
            } catch {
                throw TapeError("The application can't be prepared: \(error)")
            }
            guard isPrepared else {
                throw TapeError("The application can't be prepared: it waits for a result that isn't on the tape.")
            }
            return awaitedCount
        }
    }

    /// Notes the place after the start.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - count: The number of steps after which a test of the run starts the flow: those that the preparation has
    ///     waited for. On the tape, it may have started later.
    private func noteStart(at place: [String], afterStep count: Int) {
        if count == 0 { firstPlace = place }
        for index in max(0, count - 1)..<steps.count { steps[index].place = place }
    }

    private func takeStep(_ turn: TapeTurn, in scene: RunScene, _ comparison: TapeComparison) async {
        let step = comparison.next
        await stage.wait(until: turn.event.time)
        let wakesTask = await scene.letTimePass(until: .microseconds(turn.event.time))
        // What the application itself does later isn't done for it, but may still be on its way.
        if turn.event.isConsequence || turn.event.kind == .effect {
            await scene.settleLonger { comparison.isOver(step) }
        }
        if !comparison.isOver(step) { await comparePlace(of: scene, comparison) }
        // It may have happened by itself.
        guard !comparison.isOver(step) else {
            if wakesTask {
                steps.append(
                    ReplayStep(event: turn.event, wakesTask: true, happensByItself: true, place: scene.place)
                )
            }
            return
        }
        guard !turn.event.isConsequence else { return comparison.isMissing("It doesn't happen by itself.") }
        await scene.settleLonger { scene.hasEffect(of: turn.event) || comparison.isOver(step) }
        guard !comparison.isOver(step) else { return }
        let waitCount = scene.clock.waitCount, sample = scene.sample(of: turn.event)
        let isSelfDescribed = scene.hasSelfDescribedCase(in: turn.event)
        swiftModules.formUnion(scene.swiftModules(of: turn.event))
        do {
            try scene.perform(turn.event)
        } catch {
            return comparison.isMissing("It isn't possible: \(error)")
        }
        await scene.settle()
        await scene.settleLonger { comparison.isOver(step) }
        if !comparison.isOver(step) { comparison.isMissing("Nothing happens.") }
        let beginsWait = scene.clock.waitCount > waitCount
        steps.append(
            ReplayStep(
                event: turn.event,
                wakesTask: wakesTask,
                beginsWait: beginsWait,
                sample: sample,
                isSelfDescribed: isSelfDescribed,
                place: scene.place
            )
        )
        await show("\(turn.event)")
    }

    /// Tells the stage that a step was taken, or that the flow has started.
    private func show(_ title: String) async {
        await stage.didTake(shownCount, title)
        shownCount += 1
    }

    /// Compares the place where the user is with that of the tape, once it is there.
    private func comparePlace(of scene: RunScene, _ comparison: TapeComparison) async {
        if !comparison.isExpected(place: scene.place) {
            await scene.settleLonger { comparison.isExpected(place: scene.place) }
            // A test of the run expects the place after the step, too.
            if steps.isEmpty { firstPlace = scene.place } else { steps[steps.count - 1].place = scene.place }
        }
        comparison.compare(place: scene.place)
    }
}
