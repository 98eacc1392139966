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
