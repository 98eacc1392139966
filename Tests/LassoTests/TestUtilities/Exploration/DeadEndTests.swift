import Lasso
import LassoTestUtilities
import Testing

/// Tests of dead ends in which the user can still do something.
@MainActor
struct DeadEndTests {
    private let message = "No step leads out of “Trap” (TrapModule)."

    @Test func aScreenWhereOnlyTheStateChangesIsADeadEnd() async throws {
        let map = await explore(depth: 4) {
            TrapFlow()
        } inputs: {
            Inputs(TrapModule.self) { [.didSwitch, .didTapBack] }
        }
        let index = try #require(map.findings.firstIndex { $0.message == message })
        #expect(map.findings[index].kind == .deadEnd && map.findings[index].steps == ["MenuModule .didTapLetter"])
        #expect(try PrintedTests.contains(map.tests[index], in: #filePath), "\(map.tests[index])")
        // The error that a test throws is reported already.
        let failures = await withFailuresCaptured { try? await Self.noStepLeadsOutOfTrapTrapModule() }
        #expect(!failures.isEmpty)
        // An action of the inputs is the way out.
        try await TrapRepair.$neededCount.withValue(0) { try await Self.noStepLeadsOutOfTrapTrapModule() }
    }

    @Test func aScreenThatCountsForeverMayHaveAWayOut() async throws {
        let map = await explore(depth: 3) {
            TrapFlow()
        } inputs: {
            Inputs(TrapModule.self) { [.didCount] }
        }
        #expect(map.findings.isEmpty, "\(map.findings.map(\.message))")
        #expect(!map.isComplete)
        let walk = await FlowWalk { TrapFlow() }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        let failures = await withFailuresCaptured {
            await walk.expectWayOut { Inputs(TrapModule.self) { [.didCount] } }
        }
        let isUnknown = failures.first?.message.hasPrefix("No step is known to lead out of “Trap” (TrapModule): ")
        #expect(failures.count == 1 && isUnknown == true, "\(failures.map(\.message))")
    }

    @Test func aWayOutOfManyStepsIsFound() async throws {
        try await TrapRepair.$neededCount.withValue(40) {
            let walk = await FlowWalk { TrapFlow() }
            try await walk.send(.didTapLetter, to: MenuModule.self)
            await walk.expectWayOut { Inputs(TrapModule.self) { [.didCount, .didTapBack] } }
        }
    }

    @Test func aWayOutThatIsFurtherAwayThanTheDepthIsFound() async {
        let map = await TrapRepair.$neededCount.withValue(2) {
            await explore(depth: 2) {
                TrapFlow()
            } inputs: {
                Inputs(TrapModule.self) { [.didCount, .didTapBack] }
            }
        }
        #expect(map.findings.isEmpty, "\(map.findings.map(\.message))")
    }

    @Test func theOnlyScreenOfAFlowIsNoDeadEnd() async {
        let map = await explore(
            depth: 2,
            in: { window in TrapModule.createScreen().place(with: root(of: window)) }
        ) {
            Inputs(TrapModule.self) { [.didSwitch] }
        }
        #expect(map.findings.isEmpty, "\(map.findings.map(\.message))")
    }

    // MARK: Printed

    static func noStepLeadsOutOfTrapTrapModule() async throws {
        let walk = await FlowWalk {
            TrapFlow()
        }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        await walk.expectWayOut {
            Inputs(TrapModule.self) { [.didSwitch, .didTapBack] }
        }
    }
}

private enum TrapRepair {
    /// The count with which the trap can be left; `nil` if it never can.
    @TaskLocal static var neededCount: Int?
}

/// A flow with a menu that leads to a trap.
private final class TrapFlow: Flow<NoOutputNavigationFlow> {
    override func createInitialController() -> Controller {
        MenuModule.createScreen().observeOutput { [weak self] _ in self?.showTrap() }.controller
    }

    private func showTrap() {
        guard let context else { return }
        let screen = TrapModule.createScreen(with: TrapModule.State(neededCount: TrapRepair.neededCount))
        screen.observeOutput { [weak self] _ in self?.showHelp() }
        screen.place(with: inFlow(root(of: context)))
    }

    private func showHelp() {
        HelpModule.createScreen().place(with: nextPushedInFlow)
    }
}

private enum TrapModule: ScreenModule {
    enum Action { case didSwitch, didCount, didTapBack }

    enum Output { case wantsHelp }

    struct State: Equatable {
        var neededCount: Int?
        var isOn = false
        var count = 0
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TrapStore) -> Screen {
        let controller = Controller()
        controller.title = "Trap"
        return Screen(store, controller)
    }
}

private final class TrapStore: LassoStore<TrapModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didSwitch: update { $0.isOn.toggle() }
        case .didCount: update { $0.count += 1 }
        case .didTapBack: if let needed = state.neededCount, state.count >= needed { dispatchOutput(.wantsHelp) }
        }
    }
}
