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

    @Test func anotherTitleIsNoWayOut() async {
        let map = await explore(depth: 4) {
            TrapFlow(.titled)
        } inputs: {
            Inputs(TrapModule.self) { [.didSwitch] }
        }
        #expect(map.isComplete && map.places.contains { $0.title == "Trap (On)" })
        #expect(map.findings.map(\.message) == [message])
    }

    @Test func aQuestionWhetherToCloseTheWindowIsNoWayOut() async throws {
        let map = await explore(depth: 4) {
            TrapFlow(.asking)
        } inputs: {
            Inputs(TrapModule.self) { [.didSwitch] }
        }
        #expect(map.isComplete && map.places.contains { $0.title == "Discard the trap?" })
        #expect(map.findings.map(\.message) == [message])
        let walk = await FlowWalk { TrapFlow(.asking) }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        let failures = await withFailuresCaptured {
            await walk.expectWayOut { Inputs(TrapModule.self) { [.didSwitch] } }
        }
        #expect(failures.count == 1 && failures.first?.message.hasPrefix(message) == true, "\(failures.map(\.message))")
    }

    @Test func theOnlyScreenOfAFlowMayAskBeforeItIsClosed() async {
        let map = await explore(
            depth: 4,
            in: { window in
                let state = TrapModule.State(style: .asking)
                TrapModule.createScreen(with: state).place(with: root(of: window))
            }
        ) {
            Inputs(TrapModule.self) { [.didSwitch] }
        }
        #expect(map.places.contains { $0.title == "Discard the trap?" })
        #expect(map.findings.isEmpty, "\(map.findings.map(\.message))")
    }

    @Test func aFurtherWindowThatAsksBeforeItIsClosedIsNoDeadEnd() async {
        let map = await explore(
            depth: 4,
            in: { window in
                let menu = MenuModule.createScreen()
                menu.observeOutput { [weak window] _ in
                    let other = WindowController(), state = TrapModule.State(style: .asking)
                    TrapModule.createScreen(with: state).place(with: root(of: other))
                    window?.open(other)
                }
                menu.place(with: root(of: window))
            }
        ) {
            Inputs(MenuModule.self) { [.didTapHelp] }
            Inputs(TrapModule.self) { [.didSwitch] }
        }
        #expect(map.places.contains { $0.title.hasPrefix("Discard the trap?") })
        let messages = map.findings.map(\.message)
        #expect(!messages.contains(message), "\(messages)")
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
    private let style: TrapStyle

    init(_ style: TrapStyle = .plain) {
        self.style = style
        super.init()
    }

    override func createInitialController() -> Controller {
        MenuModule.createScreen().observeOutput { [weak self] _ in self?.showTrap() }.controller
    }

    private func showTrap() {
        guard let context else { return }
        let state = TrapModule.State(neededCount: TrapRepair.neededCount, style: style)
        let screen = TrapModule.createScreen(with: state)
        screen.observeOutput { [weak self] _ in self?.showHelp() }
        screen.place(with: inFlow(root(of: context)))
    }

    private func showHelp() {
        HelpModule.createScreen().place(with: nextPushedInFlow)
    }
}

private enum TrapStyle {
    case plain
    /// A question is asked before the trap that is switched on is left.
    case asking
    /// The title tells whether the trap is switched on.
    case titled
}

private enum TrapModule: ScreenModule {
    enum Action { case didSwitch, didCount, didTapBack }

    enum Output { case wantsHelp }

    struct State: Equatable {
        var neededCount: Int?
        var style = TrapStyle.plain
        var isOn = false
        var count = 0
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TrapStore) -> Screen {
        let controller = TrapController(store.asViewStore())
        if store.state.style == .titled {
            store.observeState(\.isOn) { [weak controller] (isOn: Bool) in
                controller?.title = isOn ? "Trap (On)" : "Trap"
            }
        }
        return Screen(store, controller)
    }
}

private final class TrapController: Controller, LassoView {
    let store: TrapModule.ViewStore

    init(_ store: TrapModule.ViewStore) {
        self.store = store
        super.init()
        title = "Trap"
    }

    override var leaving: Leaving {
        .discarding(state.style == .asking && state.isOn, on: self, "Discard the trap?")
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
