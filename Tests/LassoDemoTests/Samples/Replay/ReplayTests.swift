import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct ReplayTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    private let made = MosaicStore(with: MosaicModule.defaultInitialState)

    @Test func aTurnedAndMirroredMosaicIsItselfAfterFourTurnsAndTwoMirrors() {
        var mosaic = Mosaic()
        mosaic[1] = true
        mosaic.turn()
        #expect(mosaic.tiles == [11])
        mosaic.mirror()
        #expect(mosaic.tiles == [6])
        mosaic.invert()
        #expect(mosaic.tiles.count == 35 && !mosaic[6])
        let before = mosaic
        for _ in 1...4 { mosaic.turn() }
        for _ in 1...2 { mosaic.mirror() }
        #expect(mosaic == before)
    }

    @Test func eachStepIsUndoneByItsName() {
        let history = made.history
        made.dispatchAction(.didToggle(3, true))
        made.dispatchAction(.didTapInvert)
        made.dispatchAction(.didTapReplay)
        #expect(history.undoName == "Invert")
        history.undo()
        #expect(history.undoName == "Set Tile" && history.redoName == "Invert" && made.state.mosaic.tiles == [3])
    }

    @Test func theStepsThatWereNotUndoneAreReplayedOneAfterTheOther() async throws {
        for action in [.didToggle(3, true), .didTapTurn, .didTapInvert] as [MosaicModule.Action] {
            made.dispatchAction(action)
        }
        made.history.undo()
        let clock = TestClock()
        let store = ReplayStore(made.history.past)
        store.effectClock = clock
        let test = TestStore(store)
        test.send(.didAppear) { $0.isPlaying = true }
        await clock.advance(by: ReplayStore.pause)
        await test.receiveChange {
            $0.mosaic[3] = true
            $0.position = 1
        }
        test.send(.didTapPlay) { $0.isPlaying = false }
        await clock.advance(by: ReplayStore.pause)
        test.send(.didTapStep) {
            $0.mosaic.turn()
            $0.position = 2
        }
        #expect(store.state.isAtEnd && store.state.mosaic == made.state.mosaic)
        test.send(.didTapRestart) { ($0.mosaic, $0.position, $0.isPlaying) = (Mosaic(), 0, true) }
        test.send(.didTapPlay) { $0.isPlaying = false }
        await test.finish()
    }

    @Test func theFlowPresentsTheReplayOfWhatWasMade() async throws {
        let flow = ReplayFlow()
        flow.start(with: pushed(in: navigationController))
        flow.store.dispatchAction(.didTapInvert)
        try await perform("Replay…", in: window)
        let replay = try #require(window.visibleController as? ReplayViewController)
        #expect(replay.state.steps == ["Invert"] && replay.state.isPlaying)
        replay.dismiss()
        try await perform("Undo Invert", in: window)
        assertCommand("Undo", in: window, isEnabled: false)
    }
}
