import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// What can't be replayed, and what isn't on a tape.
@MainActor
struct ObstacleTests {
    private let windows = ApplicationWindows()
    private let recorder: FlightRecorder
    private let store: OpaqueStore

    init() {
        (recorder, store) = ApplicationWindows.$scoped.withValue(windows) {
            (FlightRecorder(of: RecordedNotes.identity), OpaqueStore())
        }
    }

    private func send(_ numbers: Int...) async throws {
        let count = recorder.tape.events.count { $0.kind == .effectEnd }
        ApplicationWindows.$scoped.withValue(windows) {
            for number in numbers { store.dispatchAction(.didTap(OpaqueModule.Value(number))) }
        }
        try await eventually { self.recorder.tape.events.count { $0.kind == .effectEnd } > count }
    }

    @Test func aStoreFromBeforeTheRecordingIsNamed() async throws {
        let windows = ApplicationWindows()
        let tape = ApplicationWindows.$scoped.withValue(windows) {
            let window = WindowController(), flow = CounterFlow()
            window.open()
            defer { window.close() }
            flow.startAlone(in: window)
            let recorder = FlightRecorder(of: RecordedNotes.identity)
            CounterFlow.store?.dispatchAction(.didTapIncrement)
            return recorder.tape
        }
        let error = await #expect(throws: TapeError.self) { _ = try await TapeReplay(tape) { CounterFlow() }.run() }
        #expect(error?.description.hasPrefix("CounterModule#1 was created before the recording began. Create") == true)
    }

    @Test func theTapeSaysWhichValuesCanNotBeReplayed() async throws {
        try await send(1)
        try await send(0)
        let obstacles = recorder.tape.events.compactMap(\.obstacle)
        let action = "The action isn't Codable. Declare Action: Codable."
        #expect(
            obstacles == [
                action, "The result isn't Codable. Declare Value: Codable.", action,
                "The error isn't Codable, so a replay throws a stand-in. Declare Failure: Codable.",
            ]
        )
    }

    @Test func theTapeNamesTheTypeOfAStoredValueThatCanNotBeReplayed() async throws {
        let storage = MemoryStorage([1])
        ApplicationWindows.$scoped.withValue(windows) {
            let format = StorageFormat {
                [UInt8($0.number)]
            } decode: {
                OpaqueModule.Value(Int($0[0]))
            }
            _ = StoredValue(of: store, \.kept, in: storage, as: format) { _ in nil }
        }
        try await eventually { store.state.kept.number == 1 }
        storage.bytes = [2]
        try await eventually { store.state.kept.number == 2 }
        #expect(
            recorder.tape.events.compactMap(\.obstacle) == [
                "The result isn't Codable. Declare Optional<Value>: Codable.",
                "The result isn't Codable. Declare Value: Codable.",
            ]
        )
    }

    private static func loginStore(in window: WindowController) throws -> LoginStore {
        var login: LoginStore?
        window.forEachBelow { controller in
            login = login ?? controller.heldStores.compactMap { $0 as? LoginStore }.first
        }
        return try #require(login)
    }

    @Test func aChangeThatNothingOnTheTapeCausesCanNotBeReplayed() async throws {
        let notes = RecordedNotes()
        try notes.perform { window in try Self.loginStore(in: window).update { $0.username = "ann" } }
        let tape = notes.recorder.tape
        #expect(tape.obstacles.map(\.kind) == [.change])
        let difference = try await TapeReplay(tape) { NotesFlow(service: RealNotesService()) }.run()
        #expect(difference?.found.contains("Nothing on the tape causes it.") == true)
    }

    @Test func anEffectThatNothingOnTheTapeCausesCanNotBeReplayed() async throws {
        let notes = RecordedNotes()
        try notes.perform { window in _ = try Self.loginStore(in: window).effect("reload") {} }
        let tape = notes.recorder.tape
        #expect(tape.obstacles.map(\.kind) == [.effect])
        let difference = try await TapeReplay(tape) { NotesFlow(service: RealNotesService()) }.run()
        #expect(difference?.found.contains("Nothing on the tape causes it.") == true)
    }

    @Test func aRecorderNeedsRoom() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = FlightRecorder(of: RecordedNotes.identity, limit: -5)
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(errors.contains("FlightRecorder(of:limit:): the limit is -5 bytes."), "\(errors)")
    }

    @Test func anEffectThatIsDroppedHasNotStarted() async throws {
        try await send(1, 2, 3)
        let events = recorder.tape.events
        #expect(events.count { $0.kind == .action } == 3)
        #expect(events.filter { $0.kind == .effect }.map(\.description) == [#"OpaqueModule#1 … "double" starts"#])
    }

    @Test func hiddenStoresAreNotOnTheTape() async throws {
        ApplicationWindows.$scoped.withValue(windows) {
            let hidden = HiddenCounterStore()
            hidden.dispatchAction(.didTapIncrement)
            #expect(hidden.state.count == 1)
        }
        #expect(recorder.tape.events.map(\.description) == ["OpaqueModule#1 is created"])
    }

    @Test func whatHappensInOtherWindowsIsNotOnTheTape() async throws {
        // The windows of a tool, whose events arrive in the application's scope.
        let tool = ApplicationWindows()
        let (window, tabs) = ApplicationWindows.$scoped.withValue(tool) {
            let tabs = TabController(), window = WindowController()
            tabs.setControllers([Controller(), Controller()])
            tool.commands = Commands { Command("Next") { tabs.selectedIndex = 0 } }
            window.setRootController(tabs)
            window.open()
            return (window, tabs)
        }
        ApplicationWindows.$scoped.withValue(windows) {
            tabs.userDidSelect(1)
            #expect(window.availableCommands["next"]?.perform() == true)
            window.beginToLeave()
        }
        #expect(!window.isOpen)
        #expect(recorder.tape.events.map(\.description) == ["OpaqueModule#1 is created"])
    }

    @Test func storesThatAreGoneAreForgotten() {
        let names = StoreNames()
        for _ in 0..<1_000 { names.add(CounterStore()) }
        #expect(names.count <= 64)
        #expect(names.add(CounterStore()).name == "CounterModule#1001")
    }
}

private final class HiddenCounterStore: LassoStore<CounterModule>, HiddenStore {
    override func handleAction(_ action: Action) { update { $0.count += 1 } }
}
