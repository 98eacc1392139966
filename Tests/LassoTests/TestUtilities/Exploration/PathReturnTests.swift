import Lasso
import LassoTestUtilities
import Testing

/// Tests of paths that are wrong only after the user's steps, and not from the start.
@MainActor
struct PathReturnTests {
    @Test func aPathThatWaitsAtTheStartAndDoesNotLeadBackLaterIsFound() async throws {
        let map = await explore(depth: 2) { GateFlow(.otherName) }
        try await expect(map, Self.thePathHalpOfHelpHelpModuleDoesnTLeadBack)
    }

    @Test func aPathThatLeadsToOtherScreensTheSecondTimeIsFound() async throws {
        let map = await explore(depth: 2) { GateFlow(.otherScreenLater) }
        try await expect(map, Self.thePathHelpOfHelpHelpModuleLeadsToOtherScreens)
    }

    @Test func aPathMayLeadToWhatIsBehindADialogWithoutAName() async {
        let map = await explore(depth: 3) { GateFlow() }
        let paths = map.places.filter { $0.depth < 3 }.map { "\($0.title) at \($0.path)" }
        #expect(Set(paths).isSuperset(of: ["Help at /help", "Tip at /help"]), "\(paths)")
        #expect(map.isComplete)
        map.expectNoFindings()
    }

    @Test func aPathThatOnlyWaitsAtTheStartLeadsBack() async throws {
        let walk = await FlowWalk { GateFlow() }
        try await walk.send(.didTapHelp, to: MenuModule.self)
        await walk.expectPathLeadsBack()
    }

    @Test func whereTheUserIsAskedThePathIsFollowedFromThePlace() async throws {
        let walk = await FlowWalk { PlantedFlow() }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        try await walk.send(.didType("a"), to: LetterModule.self)
        await walk.expectPathLeadsBack()
    }

    private func expect(_ map: FlowMap, _ printed: @MainActor () async throws -> Void) async throws {
        #expect(map.findings.map(\.kind) == [.lostPath], "\(map.findings.map(\.message))")
        let finding = try #require(map.findings.first), test = try #require(map.tests.first)
        #expect(finding.steps == ["MenuModule .didTapLetter"])
        #expect(finding.message.contains("from the place itself"), "\(finding.message)")
        #expect(try PrintedTests.contains(test, in: #filePath), "\(test)")
        // The error that a test throws is reported already.
        let failures = await withFailuresCaptured { try? await printed() }
        #expect(failures.count == 1, "\(failures.map(\.message))")
    }

    // MARK: Printed

    static func thePathHalpOfHelpHelpModuleDoesnTLeadBack() async throws {
        let walk = await FlowWalk { GateFlow(.otherName) }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        await walk.expectPathLeadsBack()
    }

    static func thePathHelpOfHelpHelpModuleLeadsToOtherScreens() async throws {
        let walk = await FlowWalk { GateFlow(.otherScreenLater) }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        await walk.expectPathLeadsBack()
    }
}

/// A flow whose paths wait until the user has opened the gate, with at most one fault.
private final class GateFlow: Flow<NoOutputNavigationFlow> {
    enum Fault {
        /// The name of the help in paths is unknown.
        case otherName
        /// The gate is open from the start, and the path of the help leads elsewhere once the help has been shown.
        case otherScreenLater
    }

    private let fault: Fault?
    private var isOpen: Bool
    private var hasShownHelp = false

    init(_ fault: Fault? = nil) {
        (self.fault, isOpen) = (fault, fault == .otherScreenLater)
        super.init()
    }

    override func createInitialController() -> Controller {
        MenuModule.createScreen().observeOutput { [weak self] in self?.react(to: $0) }.controller
    }

    private func react(to output: MenuModule.Output) {
        isOpen = true
        showHelp()
        if fault == nil, output == .wantsLetter { showTip() }
    }

    private func showHelp() {
        hasShownHelp = true
        let screen = HelpModule.createScreen()
        screen.controller.pathComponent = fault == .otherName ? "halp" : "help"
        screen.place(with: nextPushedInFlow)
    }

    /// Shows a dialog without a name in paths.
    private func showTip() {
        guard let top = context?.topController else { return }
        let tip = Controller()
        tip.title = "Tip"
        tip.place(with: inFlow(presented(on: top)))
    }

    private func showOther() {
        let controller = Controller()
        (controller.title, controller.pathComponent) = ("Other", "help")
        controller.place(with: nextPushedInFlow)
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard isOpen else { return .waiting }
        guard component.name == "help" else { return .unknown }
        return .at(
            context?.child(named: "help"),
            else: .show { [self] in
                if fault == .otherScreenLater, hasShownHelp { showOther() } else { showHelp() }
                return .here
            }
        )
    }
}
