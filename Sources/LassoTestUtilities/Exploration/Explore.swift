import Lasso

/// Explores a flow: takes all steps that are possible at each place, from the start on, and returns a map of the
/// places.
///
/// ```swift
/// @Test func onboardingHasNoTrap() async {
///     let map = await explore(depth: 12) { OnboardingFlow(accounts: FakeAccounts()) } inputs: {
///         Inputs(LoginScreenModule.self) { [.didUpdateUsername("ann"), .didUpdatePassword("secret"), .didTapLogin] }
///         Inputs(CommandsOnScreen.self)
///     }
///     map.expectNoFindings()
///     map.expectAllScreensReached([LoginScreenModule.self, WelcomeModule.self, FinishModule.self])
/// }
/// ```
///
/// At a place, these steps are tried: the actions of ``Inputs``, of `SampledModule`s, and of actions that are
/// `CaseIterable`; ways back and out; tabs and pages; answers to questions; the buttons of toasts and banners; each of
/// the ``Outcomes`` of a waiting call; and the passing of time. A place is known again by its hierarchy, what waits,
/// and the states of all stores.
///
/// Every open window is explored: the one in which the flow starts, and those that it opens.
///
/// Places are explored breadth first, each in a new walk from the start, so the way to each finding is the shortest.
///
/// - Parameters:
///   - depth: The largest number of steps from the start.
///   - stepLimit: The largest number of steps of all walks together.
///   - time: The longest time to explore.
///   - walkCount: The largest number of walks that are taken side by side, from 1 to 16. While one waits for a thread
///     or for real time, the others go on. Several are possible if the walks share nothing that changes: everything
///     that the flow uses is created by the closure. The map is the same.
///   - commands: A closure that returns the commands of the application, which are available in all windows. It is
///     called for each walk. They are tried with ``CommandsOnScreen``. `nil` if there are none.
///   - file: The file of the call, whose source is read for tests of findings.
///   - line: The line of the call.
///   - makeFlow: A closure that creates the flow and its services. It is called for each walk.
///   - inputs: The inputs.
/// - Returns: The map.
/// - Precondition: The depth, the limit of steps, and the time are more than nothing.
@MainActor
public func explore<Module: FlowModule>(
    depth: Int,
    stepLimit: Int = 10_000_000,
    within time: Duration = .seconds(600),
    sideBySide walkCount: Int = 1,
    commands: (@MainActor () -> Commands)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ makeFlow: @escaping @MainActor () -> Flow<Module>,
    @InputsBuilder inputs: () -> [Inputs] = { [] }
) async -> FlowMap {
    let inputs = inputs()
    let source = ExplorationSource(file: file, line: line, hasCommands: commands != nil, hasInputs: !inputs.isEmpty)
    let explorer = Explorer(.flow(makeFlow, commands: commands), inputs: inputs, source: source)
    return await explorer.explore(depth: depth, stepLimit: stepLimit, within: time, sideBySide: walkCount)
}

/// Explores what a closure starts in a window: one or several flows, in any place. Paths and links are followed by the
/// outermost flow in the window.
///
/// ```swift
/// let map = await explore(depth: 8, in: { window in AppFlow().start(with: root(of: window)) })
/// ```
///
/// - Parameters:
///   - depth: The largest number of steps from the start.
///   - stepLimit: The largest number of steps of all walks together.
///   - time: The longest time to explore.
///   - walkCount: The largest number of walks that are taken side by side, from 1 to 16. While one waits for a thread
///     or for real time, the others go on. Several are possible if the walks share nothing that changes: everything
///     that the flow uses is created by the closure. The map is the same.
///   - commands: A closure that returns the commands of the application, which are available in all windows. It is
///     called for each walk. They are tried with ``CommandsOnScreen``. `nil` if there are none.
///   - file: The file of the call, whose source is read for tests of findings.
///   - line: The line of the call.
///   - start: A closure that starts a flow in the window that is passed.
///   - inputs: The inputs.
/// - Returns: The map.
/// - Precondition: The depth, the limit of steps, and the time are more than nothing.
@MainActor
public func explore(
    depth: Int,
    stepLimit: Int = 10_000_000,
    within time: Duration = .seconds(600),
    sideBySide walkCount: Int = 1,
    commands: (@MainActor () -> Commands)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    in start: @escaping @MainActor (WindowController) -> Void,
    @InputsBuilder inputs: () -> [Inputs] = { [] }
) async -> FlowMap {
    let inputs = inputs()
    let source = ExplorationSource(
        file: file,
        line: line,
        label: "in",
        hasCommands: commands != nil,
        hasInputs: !inputs.isEmpty
    )
    let explorer = Explorer(.window(start, commands: commands), inputs: inputs, source: source)
    return await explorer.explore(depth: depth, stepLimit: stepLimit, within: time, sideBySide: walkCount)
}
