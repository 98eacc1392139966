import Lasso

/// A walk through a flow without a display, one step after the other, in which services, questions, and time do what
/// the walk says.
///
/// ``explore(depth:stepLimit:within:sideBySide:commands:file:line:_:inputs:)`` takes all walks up to a depth. A finding
/// of it is printed as a test that takes one of them:
///
/// ```swift
/// @Test func anOutputIsNotObserved() async throws {
///     let walk = await FlowWalk { OnboardingFlow(accounts: FakeAccounts()) }
///     try await walk.send(.didTapLogin, to: LoginScreenModule.self)
///     try await walk.endCall("log in", with: "WrongPassword()")
///     await walk.finish()
/// }
/// ```
///
/// In a walk, ``Outcomes`` wait until the walk ends them, and the delays of effects, and notices, use ``clock``.
@MainActor
public final class FlowWalk {
    /// The window in which the flow was started.
    public let window: WindowController
    /// The open windows, in the order in which they were opened. The steps of a walk name a window by its index.
    public var windows: [WindowController] { walkWindows.controllers }
    /// The clock of the stores' effects and of the window's notices.
    public let clock = TestClock()

    /// The number of turns in which nothing happens. Objects that are released one after the other take one each.
    private static let quietTurnCount = 12

    let waitingCalls = WaitingCalls()
    private let work = WorkActivity()
    let recorder = LifetimeRecorder()
    /// Whether the step that was just taken lets time pass.
    var wakesSleeper = false
    /// The faults that the walk has seen so far.
    private(set) var faults: [WalkFault] = []

    /// The open windows, with what the user can do in them.
    let walkWindows: WalkWindows
    private let turns = WalkTurns()
    private weak var flow: (any PathFollowing)?
    private(set) lazy var activity = WalkActivity(on: clock)
    private lazy var observation = StoreTracing.add(activity)
    let start: WalkStart
    /// Whether the walk has ended, so that its windows are closed.
    private(set) var hasEnded = false
    /// Whether a step wasn't possible, which has ended the walk.
    var hasFailed = false
    // Whether a test takes the walk, and has to finish it.
    private var isOfTest = false
    private let stage: any FlowStage
    private let effectsWithoutScreens = EffectsWithoutScreens()
    /// The outputs of stores in the last step. They aren't noted if an earlier walk has taken the same steps.
    private(set) var outputsOfStep: [EmittedOutput] = []
    /// The steps that have been taken.
    private(set) var taken: [WalkStep] = []
    /// The marks after the beginning and after each step.
    private(set) var marks: [WalkMark] = []
    private var reportedOutputs = 0

    /// Starts a flow in a window of its own: in the window itself, or in a container if the flow needs one.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the window is opened, such as one that draws.
    ///   - commands: A closure that returns the commands of the application, which are available in all windows; `nil`
    ///     if there are none, or if the stage has them.
    ///   - makeFlow: A closure that creates the flow.
    public convenience init<Module: FlowModule>(
        on stage: any FlowStage = HeadlessFlowStage(),
        commands: (@MainActor () -> Commands)? = nil,
        _ makeFlow: @escaping @MainActor () -> Flow<Module>
    ) async {
        await self.init(.flow(makeFlow, commands: commands), on: stage)
        isOfTest = true
    }

    /// Starts a flow in a place of a window.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the window is opened, such as one that draws.
    ///   - commands: A closure that returns the commands of the application, which are available in all windows; `nil`
    ///     if there are none, or if the stage has them.
    ///   - start: A closure that starts the flow in the window that is passed.
    public convenience init(
        on stage: any FlowStage = HeadlessFlowStage(),
        commands: (@MainActor () -> Commands)? = nil,
        in start: @escaping @MainActor (WindowController) -> Void
    ) async {
        await self.init(.window(start, commands: commands), on: stage)
        isOfTest = true
    }

    isolated deinit {
        guard isOfTest, !hasEnded else { return }
        StandardError.report("FlowWalk: finish() wasn't called, so the faults of the walk aren't known.")
    }

    /// Starts a walk.
    ///
    /// - Parameters:
    ///   - start: The beginning.
    ///   - stage: The stage on which the window is opened.
    ///   - mark: The mark of an earlier walk after the same beginning.
    init(_ start: WalkStart, on stage: any FlowStage = HeadlessFlowStage(), until mark: WalkMark? = nil) async {
        (self.start, self.stage) = (start, stage)
        walkWindows = WalkWindows(noticeClock: clock)
        window = ApplicationWindows.$scoped.withValue(walkWindows.application) { WindowController() }
        _ = observation
        inScope { [self] in
            if let commands = start.commands { walkWindows.application.commands = commands() }
            stage.open(window)
            flow = start.begin(self)
        }
        await settle(until: mark)
        marks.append(self.mark)
    }

    /// Starts a walk, and takes steps as long as they are possible.
    ///
    /// - Parameters:
    ///   - start: The beginning.
    ///   - way: The steps.
    convenience init(_ start: WalkStart, taking way: [WalkStep]) async {
        await self.init(start)
        for step in way { guard await take(step) else { break } }
    }

    // MARK: Taking steps

    /// Takes a step, and waits until nothing more happens because of it.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - mark: The mark of an earlier walk after the same steps. The faults of the step are known then.
    /// - Returns: Whether the step was possible.
    func take(_ step: WalkStep, until mark: WalkMark? = nil) async -> Bool {
        waitingCalls.beginStep()
        if let link = step.link { return await follow(link, as: step).isPossible }
        let before = mark == nil ? WalkMoment(before: step, in: self) : nil
        // Only the use of further windows matters.
        let window = step.window.flatMap { walkWindows[$0] }?.controller
        let description = window.flatMap { walkWindows.number(of: $0) > 0 ? $0.hierarchyDescription : nil }
        wakesSleeper = false
        activity.comparesStates = before != nil
        activity.unsaved = before?.unsaved
        activity.outputs = before == nil ? nil : []
        if step.window == nil { activity.newestChanges.othersWillAct() } else { activity.newestChanges.userWillAct() }
        defer { (activity.unsaved, activity.outputs) = (nil, nil) }
        let isPossible = inScope { [self] in step.take(self) }
        guard isPossible else { return false }
        taken.append(step)
        if wakesSleeper { clock.advanceToNextDeadline() }
        await settle(until: mark)
        marks.append(self.mark)
        walkWindows.noteUse(description, in: window)
        outputsOfStep = activity.outputs ?? []
        faults += before?.faults(in: self) ?? []
        if before != nil { await noteEffectsWithoutScreens() }
        return true
    }

    /// Goes to a path, as a link does.
    ///
    /// - Parameter path: The path.
    /// - Returns: The outcome; `nil` if no flow is in the window, or if a question has to be answered first.
    func follow(_ path: NavigationPath) async -> NavigationOutcome? {
        await follow(path, as: .following(path)).outcome
    }

    private func follow(
        _ path: NavigationPath,
        as step: WalkStep
    ) async -> (isPossible: Bool, outcome: NavigationOutcome?) {
        guard let flow = flow ?? window.outermostFlow else { return (false, nil) }
        activity.comparesStates = true
        activity.newestChanges.userWillAct()
        var outcome: NavigationOutcome?
        let task = inScope { Task { outcome = await flow.go(to: path) } }
        taken.append(step)
        await settle()
        task.cancel()
        marks.append(mark)
        return (true, outcome)
    }

    /// The number of changes, outputs, and effects until now.
    var eventCount: Int { activity.eventCount }

    /// The number of these events without the changes that leave a state as it was.
    var effectiveEventCount: Int { activity.effectiveEventCount }

    /// The number of outputs of the flow itself.
    var flowOutputCount: Int { activity.flowOutputCount }

    /// Calls a closure for which this walk is the current one, also in tasks that it starts.
    private func inScope<Result>(_ body: @MainActor () -> Result) -> Result {
        ApplicationWindows.$scoped.withValue(walkWindows.application) {
            CurrentWalk.$walk.withValue(self) {
                WorkActivity.$current.withValue(work) { BlockingWork.$isImmediate.withValue(true) { body() } }
            }
        }
    }

    private func noteUnobservedOutputs() {
        for output in activity.unobservedOutputs.dropFirst(reportedOutputs) { faults.append(.unobservedOutput(output)) }
        reportedOutputs = activity.unobservedOutputs.count
    }

    /// Notes the running effects of the stores whose screens have gone.
    private func noteEffectsWithoutScreens() async {
        guard work.isUnfinished, !effectsWithoutScreens.stores(in: self).isEmpty else { return }
        // A store that is about to be released isn't meant.
        _ = await settleLonger()
        effectsWithoutScreens.note(in: self)
    }

    /// Waits longer than after each step, for threads that have little processor time, if there are any.
    ///
    /// - Returns: Whether there are any.
    func settleLonger() async -> Bool {
        guard turns.mayBeElsewhere, await turns.pause(.milliseconds(2)) else { return false }
        await settle()
        marks[marks.count - 1] = mark
        return true
    }

    /// Waits until nothing more happens by itself.
    ///
    /// - Parameter mark: The mark of an earlier walk after the same steps. A walk that has come as far as that one
    ///   waits no longer, and the exploration compares where it is.
    private func settle(until mark: WalkMark? = nil) async {
        var turnCount = 0
        await work.waitUntilQuiet(for: Self.quietTurnCount, eventCount: { eventCount }) { throughOtherThread in
            stage.settle()
            if let mark, turnCount > 0, !work.isBusy, mark == self.mark { return false }
            turnCount += 1
            await turns.pass(throughOtherThread: throughOtherThread)
            // Work on threads of its own needs time, and the processor.
            guard work.isBusy, turnCount % 64 == 0 else { return true }
            return await turns.pause(.milliseconds(1))
        }
        if mark == nil { recordHierarchy() }
        effectsWithoutScreens.noteStoresOfFlows(in: self)
        walkWindows.noteNew()
        noteUnobservedOutputs()
    }

    /// How far the walk has come.
    private var mark: WalkMark {
        WalkMark(
            eventCount: eventCount,
            storeCount: activity.storeCount,
            callCount: waitingCalls.count,
            sleeperCount: clock.sleeperCount,
            windowCount: walkWindows.count
        )
    }

    /// Records what has to be released after it is left.
    func recordHierarchy() {
        for window in windows {
            for shown in [window.rootController, window.presentedController] {
                if let shown { recorder.recordHierarchy(of: shown) }
            }
        }
    }

    // MARK: Places

    /// The stores that are alive, in the order in which they were created.
    var stores: [any TracedStore] { activity.stores }

    /// The stores of the screens in front: those in the newest window first, and of these the innermost.
    var storesInFront: [any TracedStore] { walkWindows.all.reversed().flatMap(\.stores) }

    /// The stores that controllers in the open windows keep, in front or not. Several controllers can keep one.
    var heldStores: [any TracedStore] {
        var stores: [any TracedStore] = []
        for window in windows { window.forEachBelow { stores += $0.heldStores } }
        return stores
    }

    /// The steps that are possible here.
    ///
    /// - Parameter inputs: The inputs of the exploration.
    func possibleSteps(_ inputs: [Inputs]) -> [WalkStep] {
        let ofUser = walkWindows.all.flatMap { $0.possibleSteps(inputs) }
        return ofUser + waitingCalls.steps + (clock.sleeperCount > 0 ? [.time] : [])
    }

    // MARK: The end

    /// Closes all windows, and looks for what is still alive.
    ///
    /// - Parameter known: The names of what is known to be never released, which isn't waited for.
    /// - Returns: The faults of the whole walk.
    func end(knownToLive known: Set<String> = []) async -> [WalkFault] {
        hasEnded = true
        let kept = WeakStores(activity.stores)
        inScope { [self] in
            windows.forEach { stage.close($0) }
            // Their stores are to be released, too.
            if start.commands != nil { walkWindows.application.commands = .none }
            waitingCalls.cancelOutsideOfEffects()
        }
        // A result of the call would end an effect that keeps its store, which is canceled with its store otherwise.
        await turns.wait(exceptFor: known) { [self] in
            !waitingCalls.areOfEffects || kept.livingWithEffects.isEmpty
        } naming: {
            kept.livingWithEffects.map(\.text)
        }
        let running = waitingCalls.areOfEffects ? kept.livingWithEffects : []
        inScope { [self] in waitingCalls.cancelAll() }
        await turns.wait(exceptFor: known) { [self] in
            recorder.survivors.isEmpty && kept.isEmpty && work.unfinished.isEmpty
        } naming: { [self] in
            namesOfLiving(kept.living)
        }
        observation.cancel()
        noteUnobservedOutputs()
        // The effects of the first ones went on although the stores weren't needed anymore.
        let living = running + kept.living.filter { store in !running.contains { store.isIncluded(in: $0) } }
        faults += effectsWithoutScreens.faults(besides: living)
        faults += namesOfLiving(living).map { text in
            .alive(text, ofClass: living.first { $0.text == text }?.name)
        }
        return faults
    }

    /// Returns the names of what is alive after the windows were closed.
    ///
    /// - Parameter stores: The stores that are alive.
    private func namesOfLiving(_ stores: [LivingStore]) -> [String] {
        let others = recorder.survivors.filter { survivor in !stores.contains { $0.name == survivor } }
        // The effect of a store that is alive has been named with it.
        let works = stores.isEmpty ? Set(work.unfinished).sorted().map { "The \($0)" } : []
        return Set(stores.map(\.text) + others).sorted() + works
    }
}
