import Lasso
import LassoTestUtilities
import Testing

@testable import LassoRecording

/// Tabs that the user moves, on a tape, in its replay, and in the test that it becomes.
@MainActor
struct TabTapeTests {
    /// Records that the user moves the first tab to the end, and selects the one that is the first then.
    private func record() throws -> Tape {
        try ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController(), flow = ShelfFlow()
            window.open()
            defer { window.close() }
            flow.startAlone(in: window)
            let tabs = try #require(flow.initialController as? TabController)
            tabs.userDidMove(0, to: 2)
            tabs.userDidSelect(0)
            return recorder.tape
        }
    }

    @Test func theUserHasMovedATab() throws {
        let tape = try record()
        #expect(
            tape.events.filter(\.isCause).map(\.description) == [
                "ShelfFlow starts", "move tab 1 to place 3 in 0.0", "select 1 in 0.0",
            ]
        )
        let place = tape.events.last?.lines ?? []
        #expect(place.suffix(3) == ["    * Controller /b", "    - Controller /c", "    - Controller /a"])
    }

    @Test func aMoveIsReplayed() async throws {
        let replay = TapeReplay(try record()) { ShelfFlow() }
        #expect(try await replay.run() == nil)
        #expect(replay.stepCount == 2)
    }

    @Test func aMoveToAnotherPlaceIsADifference() async throws {
        let tape = try record()
        var events = tape.events
        let index = try #require(events.firstIndex { $0.kind == .tabMove })
        events[index].destination = 3
        let difference = try await TapeReplay(tape.replacingEvents(with: events)) { ShelfFlow() }.run()
        #expect(difference?.found == "It isn't possible: There are only 3 tabs at 0.0.")
    }

    @Test func aTapeWithAMoveBecomesTheTestBelow() async throws {
        let test = try await TapeReplay(record()) { ShelfFlow() }
            .test(named: "theFirstTabIsMoved", starting: "{ ShelfFlow() }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    // MARK: Printed

    @Test @MainActor func theFirstTabIsMoved() async throws {
        let run = await RecordedRun { ShelfFlow() }
        await run.expectPlace(
            """
            * WindowController
              * TabController
                * Controller /a
                - Controller /b
                - Controller /c
            """
        )
        try await run.moveTab(0, to: 2, in: "0.0")
        await run.expectPlace(
            """
            * WindowController
              * TabController
                - Controller /b
                - Controller /c
                * Controller /a
            """
        )
        try await run.select(0, in: "0.0")
        await run.expectPlace(
            """
            * WindowController
              * TabController
                * Controller /b
                - Controller /c
                - Controller /a
            """
        )
        await run.finish()
    }
}

/// A flow with three tabs.
private final class ShelfFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller {
        let tabs = TabController()
        tabs.setControllers(
            ["a", "b", "c"].map { component in
                let controller = Controller()
                controller.pathComponent = component
                return controller
            }
        )
        return tabs
    }
}
