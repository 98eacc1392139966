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

    @Test func theOtherPlaceThatAPathLeadsToIsNamed() async throws {
        let walk = await FlowWalk { GateFlow(.otherPath) }
        try await walk.send(.didTapHelp, to: MenuModule.self)
        let failures = await withFailuresCaptured { await walk.expectPathLeadsBack() }
        #expect(failures.first?.message == "The path /help doesn't lead back there, but to /other.")
    }

    @Test func whereTheUserIsAskedThePathIsFollowedFromThePlace() async throws {
        let walk = await FlowWalk { PlantedFlow() }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        try await walk.send(.didType("a"), to: LetterModule.self)
        await walk.expectPathLeadsBack()
    }

    @Test func whatIsBehindSeveralDialogsMayBeFurtherAwayThanTheDepth() async {
        let map = await explore(depth: 2) { GateFlow(tipCount: 2) }
        #expect(map.places.contains { $0.title == "Tip" && $0.path == "/help" })
        map.expectNoFindings()
    }

    @Test func stepsThatLeadElsewhereOnceAPathWasFollowedAreFound() async {
        final class Count { var value = 0 }
        let count = Count()
        let map = await explore(depth: 2) {
            GateFlow(count.value > 0 ? .otherName : nil, didFollow: { count.value += 1 })
        }
        #expect(map.findings.contains { $0.kind == .unrepeatable }, "\(map.findings.map(\.message))")
        #expect(!map.isComplete)
    }

    @Test func stepsThatLeadElsewhereInTheOtherWalkAreFound() async throws {
        final class Count { var value = 0 }
        let count = Count()
        let walk = await FlowWalk {
            count.value += 1
            return GateFlow(count.value > 2 ? .otherName : nil)
        }
        try await walk.send(.didTapHelp, to: MenuModule.self)
        let failures = await withFailuresCaptured { await walk.expectPathLeadsBack() }
        #expect(failures.map(\.message) == ["The same steps lead to /halp, not /help."])
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
        /// The gate is open from the start, and the path of the help leads to another path.
        case otherPath
    }

    private let fault: Fault?
    private var isOpen: Bool
    private var hasShownHelp = false
    // Several tips are shown at each step, and one only at one of them.
    private let tipCount: Int
    private let didFollow: @MainActor () -> Void

    init(_ fault: Fault? = nil, tipCount: Int = 1, didFollow: @escaping @MainActor () -> Void = {}) {
        (self.fault, isOpen) = (fault, fault == .otherScreenLater || fault == .otherPath)
        (self.tipCount, self.didFollow) = (tipCount, didFollow)
        super.init()
    }

    override func createInitialController() -> Controller {
        MenuModule.createScreen().observeOutput { [weak self] in self?.react(to: $0) }.controller
    }

    private func react(to output: MenuModule.Output) {
        isOpen = true
        showHelp()
        if fault == nil, output == .wantsLetter || tipCount > 1 { showTips() }
    }

    private func showHelp() {
        hasShownHelp = true
        let screen = HelpModule.createScreen()
        screen.controller.pathComponent = fault == .otherName ? "halp" : "help"
        screen.place(with: nextPushedInFlow)
    }

    /// Shows dialogs without names in paths, each over the one before.
    private func showTips() {
        guard var top = context?.topController else { return }
        for _ in 0..<tipCount {
            let tip = Controller()
            tip.title = "Tip"
            tip.place(with: inFlow(presented(on: top)))
            top = tip
        }
    }

    private func showOther() {
        let controller = Controller()
        (controller.title, controller.pathComponent) = ("Other", fault == .otherPath ? "other" : "help")
        controller.place(with: nextPushedInFlow)
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        didFollow()
        guard isOpen else { return .waiting }
        guard component.name == "help" else { return .unknown }
        return .at(
            context?.child(named: "help"),
            else: .show { [self] in
                if fault == .otherPath || fault == .otherScreenLater && hasShownHelp { showOther() } else { showHelp() }
                return .here
            }
        )
    }
}
