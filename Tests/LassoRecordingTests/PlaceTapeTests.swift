import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// Places that change without another controller, on a tape and in its replay.
@MainActor
struct PlaceTapeTests {
    /// Records that a counter counts to two.
    private func record() -> Tape {
        ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController()
            window.open()
            defer { window.close() }
            let flow = CountPathFlow()
            flow.startAlone(in: window)
            flow.store?.dispatchAction(.didTapIncrement)
            flow.store?.dispatchAction(.didTapIncrement)
            return recorder.tape
        }
    }

    @Test func aPathComponentThatChangesIsOnTheTape() {
        let places = record().events.filter { $0.kind == .place }
        #expect(places.last?.lines == ["* WindowController", "  * Controller /2"])
    }

    @Test func aPathComponentThatChangesIsNoDifference() async throws {
        let difference = try await TapeReplay(record()) { CountPathFlow() }.run()
        #expect(difference == nil)
    }
}

/// A flow with a counter whose path component is the count.
private final class CountPathFlow: Flow<NoOutputFlow> {
    private(set) weak var store: CounterModule.Store?

    override func createInitialController() -> Controller {
        let screen = CounterModule.createScreen(), controller = screen.controller
        store = screen.store
        screen.store.observeState(\.count) { [weak controller] count in controller?.pathComponent = "\(count)" }
        return controller
    }
}
