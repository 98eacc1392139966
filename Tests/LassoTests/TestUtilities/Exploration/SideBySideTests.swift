import Lasso
import LassoTestUtilities
import Testing

/// Tests of explorations that take several walks side by side.
@MainActor
struct SideBySideTests {
    @Test(arguments: [nil, .askedTwice, .deadEnd, .ignoredAction] as [PlantedFault?])
    func theMapIsTheSameAsOfOneWalkAfterTheOther(_ fault: PlantedFault?) async {
        let alone = await explore(depth: 5) { PlantedFlow(fault) }
        let together = await explore(depth: 5, sideBySide: 8) { PlantedFlow(fault) }
        #expect(together.places.map(\.title) == alone.places.map(\.title))
        #expect(together.places.map(\.depth) == alone.places.map(\.depth))
        #expect(together.places.map(edges) == alone.places.map(edges))
        #expect(together.tests == alone.tests)
        #expect(together.stepCount == alone.stepCount && together.isComplete)
    }

    private func edges(of place: FlowPlace) -> [String] { place.edges.map { "\($0.step) to \($0.target)" } }

    @Test func whileOneWalkWaitsAnotherGoesOn() async {
        let meeting = Meeting()
        let map = await explore(
            depth: 2,
            sideBySide: 2,
            in: { window in
                RoomsModule.createScreen { RoomsStore(with: $0, meeting) }.place(with: root(of: window))
            },
            inputs: {
                Inputs(RoomsModule.self) { state in
                    state.room == nil ? [.didChoose(1), .didChoose(2)] : [.didTapMeet]
                }
            }
        )
        // Each has waited for the one from the other room.
        #expect(map.places.map(\.title).suffix(2) == ["Met in 1", "Met in 2"])
        map.expectNoFindings([.alive, .unrepeatable])
    }

    @Test func aLimitOfStepsEndsAllWalks() async {
        let map = await explore(depth: 5, stepLimit: 20, sideBySide: 4) { PlantedFlow() }
        #expect(!map.isComplete)
        map.expectNoFindings([.alive, .unrepeatable])
    }
}

/// A service that ends two calls at once, and none alone.
@MainActor
private final class Meeting {
    private var waiting: CheckedContinuation<Bool, Never>?

    /// Waits for another call.
    ///
    /// - Returns: Whether there was one. It is `false` after a cancellation.
    func join() async -> Bool {
        if let other = waiting {
            waiting = nil
            other.resume(returning: true)
            return true
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiting = $0 }
        } onCancel: {
            Task { @MainActor in leave() }
        }
    }

    private func leave() {
        waiting?.resume(returning: false)
        waiting = nil
    }
}

private enum RoomsModule: ScreenModule {
    enum Action {
        case didChoose(Int)
        case didTapMeet
    }

    struct State: Equatable {
        var room: Int?
        var hasMet = false

        var title: String { room.map { hasMet ? "Met in \($0)" : "Room \($0)" } ?? "Rooms" }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: RoomsStore) -> Screen {
        let controller = Controller()
        store.observeState(\.title) { [weak controller] title in controller?.title = title }
        return Screen(store, controller)
    }
}

private final class RoomsStore: LassoStore<RoomsModule> {
    private let meeting: Meeting?

    init(with state: State, _ meeting: Meeting) {
        self.meeting = meeting
        super.init(with: state)
    }

    required init(with initialState: State) {
        meeting = nil
        super.init(with: initialState)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChoose(let room): update { $0.room = room }
        case .didTapMeet:
            effect("meet", .dropNew) { [meeting] in
                await meeting?.join() == true
            } receive: { store, hasMet in
                store.update { $0.hasMet = hasMet }
            }
        }
    }
}
