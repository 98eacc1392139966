import Lasso
import LassoTestUtilities
import Testing

@testable import LassoRecording

/// Actions with cases that describe themselves, in the tests that tapes become. The tests are compiled here, so that
/// they are known to compile and to pass.
@MainActor
struct SelfDescribedActionTests {
    /// Records an action of the only store of a flow.
    private func record<Module: FlowModule>(_ action: Any, in flow: Flow<Module>) throws -> Tape {
        try ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController()
            window.open()
            defer { window.close() }
            flow.startAlone(in: window)
            let store = try #require(window.rootController?.heldStores.first)
            store.dispatchTraced(action)
            return recorder.tape
        }
    }

    @Test func anActionWithACaseThatDescribesItselfIsPrintedAsJSON() async throws {
        let tape = try record(RatingModule.Action.didRate(.one), in: RatingFlow())
        #expect(tape.events.contains { $0.text == ".didRate(1)" })
        let test = try await TapeReplay(tape) { RatingFlow() }
            .test(named: "oneStarIsGiven", starting: "{ RatingFlow() }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    @Test func anActionThatDescribesItselfIsPrintedAsTheCaseThatItIs() async throws {
        let tape = try record(SwitchModule.Action.didTurnOff, in: SwitchFlow())
        let test = try await TapeReplay(tape) { SwitchFlow() }
            .test(named: "theSwitchIsTurnedOff", starting: "{ SwitchFlow() }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    // MARK: Printed

    @Test @MainActor func oneStarIsGiven() async throws {
        let run = await RecordedRun { RatingFlow() }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.send(json: #"{"didRate":{"_0":1}}"#, to: RatingModule.self)
        await run.finish()
    }

    @Test @MainActor func theSwitchIsTurnedOff() async throws {
        let run = await RecordedRun { SwitchFlow() }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.send(SwitchModule.Action.allCases[1], to: SwitchModule.self)
        await run.finish()
    }
}

private enum RatingModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didRate(Stars)
    }

    struct State: Equatable {
        var stars: Stars?
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: RatingStore) -> Screen { Screen(store, Controller()) }
}

private final class RatingStore: LassoStore<RatingModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didRate(let stars): update { $0.stars = stars }
        }
    }
}

private final class RatingFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { RatingModule.createScreen().controller }
}

private enum SwitchModule: ScreenModule {
    enum Action: CaseIterable, CustomStringConvertible {
        case didTurnOn, didTurnOff

        var description: String { self == .didTurnOn ? "1" : "0" }
    }

    struct State: Equatable {
        var isOn = true
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: SwitchStore) -> Screen { Screen(store, Controller()) }
}

private final class SwitchStore: LassoStore<SwitchModule> {
    override func handleAction(_ action: Action) { update { $0.isOn = action == .didTurnOn } }
}

private final class SwitchFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { SwitchModule.createScreen().controller }
}
