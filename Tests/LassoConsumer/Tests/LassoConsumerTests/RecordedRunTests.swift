import Lasso
import LassoTestUtilities
import Testing

/// A screen with a score that is kept, whose state depends on chance and on work that takes time.
enum GameModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapThrow, didTapCount
        case didChangeStorage(StorageEvent)
    }

    struct State: Equatable {
        var score = "0"
        var die = 0
        var progress: TaskProgress?
        var isSaved = false
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: GameStore) -> Screen { Screen(store, Controller()) }
}

final class GameStore: LassoStore<GameModule> {
    convenience init(with state: State, storage: any ByteStorage) {
        self.init(with: state)
        StoredValue(of: self, \.score, in: storage, as: .text) { .didChangeStorage($0) }
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapThrow:
            let die = recorded("die") { Int.random(in: 1...6) }
            update { $0.die = die }
        case .didTapCount:
            effect("count", progress: \.progress) { report in
                report(0.5, "Counting")
                return "42"
            } receive: { store, score in
                store.update { $0.score = score }
            }
        case .didChangeStorage(let event): update { $0.isSaved = event == .saved }
        }
    }
}

final class GameFlow: Flow<NoOutputFlow> {
    let store: GameStore

    init(storage: any ByteStorage) { store = GameStore(with: GameModule.State(), storage: storage) }

    override func createInitialController() -> Controller { GameModule.createScreen(with: store).controller }
}

/// A run as `lasso-replay --test` prints it.
@MainActor
struct RecordedRunTests {
    @Test func theGameIsAsItWas() async throws {
        let storage = MemoryStorage("7")
        var created: GameStore?
        let run = await RecordedRun(reading: #"{"die":[3,5]}"#) {
            let flow = GameFlow(storage: storage)
            created = flow.store
            return flow
        }
        let store = try #require(created)
        #expect(store.state.score == "0")
        try await run.end("load the stored value", of: GameModule.self, returning: "12")
        #expect(store.state.score == "12")
        try await run.send(.didTapThrow, to: GameModule.self)
        try await run.send(.didTapThrow, to: GameModule.self)
        #expect(store.state.die == 5)
        try await run.send(.didTapCount, to: GameModule.self)
        try await run.report(TaskProgress(0.25, text: "Counting"), from: "count", of: GameModule.self)
        #expect(store.state.progress?.percentage == 25)
        try await run.end("count", of: GameModule.self, returning: "42")
        #expect(store.state.progress == nil)
        try await run.end("wait before the value is saved", of: GameModule.self)
        try await run.end("save the stored value", of: GameModule.self, returningJSON: #"{"saved":{}}"#)
        #expect(store.state.isSaved)
        try await run.open(link: "/nowhere", inWindow: 0)
        await run.expectPlace(
            """
            * WindowController
              * Controller
                presents AlertController “/nowhere doesn't exist. You are at /.”
            """
        )
        try await run.answer("OK", at: "0.0.p")
        await run.finish()
        #expect(storage.text == "7")
    }
}
