import Lasso

/// A walk through a flow without a display, one step after the other, in which services, questions, and time do what
/// the walk says.
///
/// ``explore(depth:stepLimit:within:file:line:_:inputs:)`` takes all walks up to a depth. A finding of it is printed as
/// a test that takes one of them:
///
/// ```swift
/// @Test func anOutputIsNotObserved() async throws {
///     let walk = await FlowWalk { OnboardingFlow(accounts: FakeAccounts()) }
///     try await walk.send(.didTapLogin, to: LoginScreenModule.self)
///     try await walk.end("log in", with: "WrongPassword()")
///     await walk.finish()
/// }
/// ```
///
/// In a walk, ``Outcomes`` wait until the walk ends them, and the delays of effects, and notices, use ``clock``.
@MainActor
public final class FlowWalk {
    /// The window, which is open.
    public let window: WindowController
    /// The clock of the stores' effects and of the window's notices.
    public let clock = TestClock()

    /// The number of turns in which nothing happens. Objects that are released one after the other take one each.
    private static let quietTurnCount = 12
    /// The number of turns of the main actor after which work is regarded as endless.
    private static let patience = 2_000

    let waitingCalls = WaitingCalls()
    private let work = WorkActivity()
    let recorder = LifetimeRecorder()
    /// Whether the step that was just taken lets time pass.
    var wakesSleeper = false
    /// The number of outputs of the flow itself.
    private(set) var flowOutputCount = 0
    /// The faults that the walk has seen so far.
    private(set) var faults: [WalkFault] = []

    private let windows = ApplicationWindows()
    private weak var flow: (any PathFollowing)?
    private lazy var activity = WalkActivity(of: self)
    private lazy var observation = StoreTracing.add(activity)
    let start: WalkStart
    private let stage: any FlowStage
    /// The steps that have been taken.
    private(set) var taken: [WalkStep] = []
    private var reportedOutputs = 0

    /// Starts a flow in a window of its own: in the window itself, or in a container if the flow needs one.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the window is opened, such as one that draws.
    ///   - makeFlow: A closure that creates the flow.
    public convenience init<Module: FlowModule>(
        on stage: any FlowStage = HeadlessFlowStage(),
        _ makeFlow: @escaping @MainActor () -> Flow<Module>
    ) async {
        await self.init(.flow(makeFlow), on: stage)
    }

    /// Starts a flow in a place of a window.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the window is opened, such as one that draws.
    ///   - start: A closure that starts the flow in the window that is passed.
    public convenience init(
        on stage: any FlowStage = HeadlessFlowStage(),
        in start: @escaping @MainActor (WindowController) -> Void
    ) async {
        await self.init(.window(start), on: stage)
    }

    init(_ start: WalkStart, on stage: any FlowStage = HeadlessFlowStage()) async {
        (self.start, self.stage) = (start, stage)
        window = ApplicationWindows.$scoped.withValue(windows) { WindowController() }
        window.noticeClock = clock
        _ = observation
        inScope { [self] in
            stage.open(window)
            flow = start.begin(self)
        }
        await settle()
    }

    /// Notes an output of the flow itself.
    func flowDidEmit() { flowOutputCount += 1 }

    // MARK: Taking steps

    /// Takes a step, and waits until nothing more happens because of it.
    ///
    /// - Returns: Whether the step was possible.
    func take(_ step: WalkStep) async -> Bool {
        let before = WalkMoment(of: self)
        wakesSleeper = false
        let isPossible = inScope { [self] in step.take(self) }
        guard isPossible else { return false }
        taken.append(step)
        if wakesSleeper { clock.advanceToNextDeadline() }
        await settle()
        faults += before.faults(after: step, in: self)
        return true
    }

    /// Goes to a path, as a link does.
    ///
    /// - Parameter path: The path.
    /// - Returns: The outcome; `nil` if there is no flow that goes to paths, or if a question has to be answered first.
    func follow(_ path: NavigationPath) async -> NavigationOutcome? {
        guard let flow else { return nil }
        var outcome: NavigationOutcome?
        let task = inScope { Task { outcome = await flow.go(to: path) } }
        await settle()
        task.cancel()
        return outcome
    }

    /// The number of changes, outputs, and effects until now.
    var eventCount: Int { activity.eventCount + flowOutputCount }

    /// Calls a closure for which this walk is the current one, also in tasks that it starts.
    private func inScope<Result>(_ body: @MainActor () -> Result) -> Result {
        ApplicationWindows.$scoped.withValue(windows) {
            CurrentWalk.$walk.withValue(self) {
                WorkActivity.$current.withValue(work) { BlockingWork.$isImmediate.withValue(true) { body() } }
            }
        }
    }

    private func noteUnobservedOutputs() {
        for output in activity.unobservedOutputs.dropFirst(reportedOutputs) { faults.append(.unobservedOutput(output)) }
        reportedOutputs = activity.unobservedOutputs.count
    }

    /// Waits longer than after each step, for threads that have little processor time.
    func settleLonger() async {
        // If the task is canceled, nobody waits any longer.
        do { try await Task.sleep(for: .milliseconds(2)) } catch { return }
        await settle()
    }

    /// Waits until nothing more happens by itself.
    private func settle() async {
        var quietTurns = 0
        var turns = 0
        while quietTurns < Self.quietTurnCount {
            let count = eventCount
            stage.settle()
            // Work that goes on forever doesn't stop the walk.
            if turns >= Self.patience { work.giveUp() }
            turns += 1
            let isBusy = work.isBusy
            // A task that calls a service may pass through another thread before it returns to the main actor.
            let hops = isBusy || quietTurns % 4 == 2
            if hops { await Task.detached { await Task.yield() }.value } else { await Task.yield() }
            quietTurns = isBusy || eventCount != count && turns < 2 * Self.patience ? 0 : quietTurns + 1
        }
        for shown in windows.all.flatMap(\.content) { recorder.recordHierarchy(of: shown) }
        noteUnobservedOutputs()
    }

    // MARK: Places

    /// The question for an answer in front, with everything that the user sees of it.
    var questionText: String? {
        guard let alert = window.question as? AlertController else { return nil }
        let buttons = alert.buttons.map(\.label).joined(separator: ", ")
        return [alert.message, alert.detail, buttons].compactMap { $0 }.joined(separator: "\n")
    }

    /// The stores that are alive, in the order in which they were created.
    var stores: [any TracedStore] { activity.stores }

    /// The stores of the screens in front, the innermost first.
    var storesInFront: [any TracedStore] {
        var seen: Set<ObjectIdentifier> = []
        return frontContainer.controllersInFront.flatMap(\.tracedStores).filter {
            seen.insert(ObjectIdentifier($0)).inserted
        }
    }

    /// Returns the views of a class in front, the innermost first.
    func viewsInFront<View: Controller & LassoView>(_ view: View.Type) -> [View] {
        frontContainer.controllersInFront.compactMap { $0 as? View }
    }

    // A click behind a popover only closes it.
    private var frontContainer: Controller {
        let front = window.visibleController.outermostContainer
        return front.presentationStyle?.isPopover == true ? front : window
    }

    /// The tab and page controllers in front, the innermost first.
    var selectionControllers: [SelectionController] {
        window.controllersInFront.compactMap { $0 as? SelectionController }
    }

    /// Returns a tab or page controller in front that has an index.
    ///
    /// - Parameters:
    ///   - container: The index of the controller in ``selectionControllers``.
    ///   - index: The index of the tab or page.
    func selectionController(_ container: Int, with index: Int) -> SelectionController? {
        let all = selectionControllers
        guard all.indices.contains(container), all[container].controllers.indices.contains(index) else { return nil }
        return all[container]
    }

    /// The containers in front that have a step back. The first is the one where the user is.
    var containersToGoBackIn: [Controller] {
        let first = window.visibleController.containerToGoBackIn
        let others = window.controllersInFront.filter { $0.stepBack != nil && $0 !== first }
        return (first.map { [$0] } ?? []) + others
    }

    /// The steps that are possible here.
    ///
    /// - Parameter inputs: The inputs of the exploration.
    func possibleSteps(_ inputs: [Inputs]) -> [WalkStep] {
        let others = waitingCalls.steps + (clock.sleeperCount > 0 ? [.time] : [])
        switch window.question {
        case let alert as AlertController: return alert.buttons.map { .answer($0.label) } + others
        case is FileQuestionController: return inputs.flatMap(\.paths).map { .files([$0]) } + [.files([])] + others
        default: return inputs.flatMap { $0.steps(self) } + ownSteps(inputs) + waysOut + others
        }
    }

    /// The actions that modules name themselves.
    private func ownSteps(_ inputs: [Inputs]) -> [WalkStep] {
        let named = Set(inputs.compactMap(\.module))
        var counts: [String: Int] = [:]
        return storesInFront.flatMap { store in
            let index = counts[store.moduleName, default: 0]
            counts[store.moduleName] = index + 1
            guard !named.contains(store.moduleName) else { return [WalkStep]() }
            return store.sampleActions.map { .action($0, to: store.moduleName, at: index) }
        }
    }

    private var waysOut: [WalkStep] {
        guard window.isOpen else { return [] }
        let isInDialog = window.visibleController.outermostContainer.presentingController != nil
        return containersToGoBackIn.indices.map { .back(in: $0) } + (isInDialog ? [.closing] : [])
            + selectionControllers.indices.flatMap(selectionSteps) + [.closingWindow]
    }

    private func selectionSteps(_ container: Int) -> [WalkStep] {
        let selection = selectionControllers[container], selected = selection.selectedIndex
        return selection.controllers.indices.flatMap { index -> [WalkStep] in
            let title = selection.controllers[index].visibleTitle
            // A page is turned to the next or the previous one.
            let isReachable = index != selected && (selection is TabController || abs(index - selected) == 1)
            let isClosable = (selection as? TabController)?.hasClosableTabs == true
            return (isReachable ? [.selection(index, in: container, title: title)] : [])
                + (isClosable ? [.closingTab(index, in: container, title: title)] : [])
        }
    }

    // MARK: The end

    /// Closes the window, and looks for what is still alive.
    ///
    /// - Parameter patience: The time that tasks have to end. Only what is never released waits that long.
    /// - Returns: The faults of the whole walk.
    func end(patience: Duration = .seconds(5)) async -> [WalkFault] {
        let kept = WeakObjects(activity.stores)
        inScope { [self] in
            windows.all.forEach { stage.close($0) }
            waitingCalls.cancelAll()
        }
        let deadline = ContinuousClock.now + patience
        var turnCount = 0
        while !(recorder.survivors.isEmpty && kept.isEmpty && work.unfinished.isEmpty),
            turnCount < 200 || ContinuousClock.now < deadline
        {
            turnCount += 1
            await Task.detached { await Task.yield() }.value
            guard turnCount > 200 else { continue }
            // If the task is canceled, nobody waits any longer.
            do { try await Task.sleep(for: .milliseconds(5)) } catch { break }
        }
        observation.cancel()
        noteUnobservedOutputs()
        let names = kept.names
        let others = recorder.survivors.filter { survivor in !names.contains { $0.hasPrefix(survivor) } }
        // The effect of a store that is alive has been named with it.
        let works = names.isEmpty ? Set(work.unfinished).sorted().map { "The \($0)" } : []
        faults += (Set(names + others).sorted() + works).map { .alive($0) }
        return faults
    }
}

extension Controller {
    /// The stores that the controller keeps alive.
    var tracedStores: [any TracedStore] {
        heldReferences.compactMap { (($0 as? any ErasedStore)?.base ?? $0) as? any TracedStore }
    }
}

extension WindowController {
    /// The controllers directly below the window.
    fileprivate var content: [Controller] { [rootController, presentedController].compactMap { $0 } }
}

/// Stores that are referenced weakly.
@MainActor
private struct WeakObjects {
    private struct Entry {
        weak var store: (any TracedStore)?
    }

    private let entries: [Entry]

    init(_ stores: [any TracedStore]) {
        entries = stores.map { Entry(store: $0) }
    }

    var isEmpty: Bool { entries.allSatisfy { $0.store == nil } }

    /// The names of the stores that are alive, with their running effects.
    var names: [String] {
        entries.compactMap(\.store).map { store in
            let effects = store.runningEffects.map { ValueDescription.text(of: $0) }.joined(separator: ", ")
            return "\(type(of: store))" + (effects.isEmpty ? "" : " with the effect \(effects)")
        }
    }
}

/// The walk that the current task belongs to.
enum CurrentWalk {
    @TaskLocal static var walk: FlowWalk?
}
