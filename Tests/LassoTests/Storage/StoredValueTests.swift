import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct StoredValueTests {
    private func loaded(in storage: MemoryStorage) async throws -> NoteStore {
        let store = NoteStore(in: storage)
        try await store.load()
        return store
    }

    // MARK: Loading

    @Test func aValueIsLoaded() async throws {
        let store = try await loaded(in: MemoryStorage("old"))
        #expect(store.state.text == "old")
        #expect(store.state.events == [.loaded])
        #expect(store.stored?.hasUnsavedChanges == false)
    }

    @Test func nothingIsWrittenUntilSomethingChanges() async throws {
        let storage = MemoryStorage()
        let store = try await loaded(in: storage)
        #expect(store.state.events == [.foundNothing])
        #expect(await store.stored?.save() == true)
        #expect(storage.text == nil)
    }

    @Test func damagedContentsAreKeptAside() async throws {
        let storage = MemoryStorage([0xFF])
        let store = try await loaded(in: storage)
        #expect(store.state.text == "")
        // The storage tells that it is empty now.
        await store.clock.advance()
        #expect(store.state.events == [.keptAside(KeptAside(of: "memory", because: .damaged(), as: "kept-1"))])
        #expect(storage.keptAside == ["kept-1": [0xFF]])
        await store.save("new")
        #expect(storage.text == "new")
    }

    @Test func loadingThatFailsThrowsTheReasonAndIsTriedAgain() async throws {
        let storage = MemoryStorage("old")
        storage.readingFails = .failed("No memory.")
        let store = NoteStore(in: storage)
        await #expect(throws: StorageError.failed("No memory.")) { try await store.load() }
        #expect(store.stored?.state.isLoaded == false && store.state.events == [.failed("No memory.")])
        storage.readingFails = nil
        try await store.load()
        #expect(store.state.text == "old" && store.state.events == [.failed("No memory."), .loaded])
        // It isn't loaded twice.
        try await store.load()
        #expect(store.state.events.count == 2)
    }

    @Test func contentsThatCouldNotBeLoadedAreNotLost() async throws {
        let storage = MemoryStorage("old")
        storage.readingFails = .failed("No memory.")
        let store = NoteStore(in: storage)
        try await eventually { store.state.events == [.failed("No memory.")] }
        #expect(store.stored?.state.isLoaded == false)
        await store.save("new")
        #expect(storage.text == "old")
        storage.readingFails = nil
        await store.stored?.save()
        #expect(storage.text == "new")
        #expect(storage.keptAside == ["kept-1": Array("old".utf8)])
    }

    @Test func noDelayGoesOnForAChangeThatIsSavedInsteadOfLoading() async throws {
        let storage = MemoryStorage(), store = NoteStore(in: storage)
        store.dispatchAction(.didType("new"))
        try await eventually { store.clock.sleeperCount == 1 || storage.text == "new" }
        try await store.load()
        #expect(storage.text == "new")
        try await eventually { store.clock.sleeperCount == 0 }
    }

    @Test func aChangeBeforeTheEndOfLoadingIsNotLost() async throws {
        let storage = MemoryStorage("old")
        let store = NoteStore(in: storage)
        store.dispatchAction(.didType("new"))
        try await store.load()
        #expect(store.state.text == "new")
        #expect(storage.text == "new")
        #expect(storage.keptAside == ["kept-1": Array("old".utf8)])
    }

    // MARK: Saving

    @Test func changesAreSavedTogetherOnceTheDelayOfTheFirstHasPassed() async throws {
        let storage = MemoryStorage()
        let store = try await loaded(in: storage)
        store.dispatchAction(.didType("a"))
        await store.clock.advance(by: .milliseconds(600))
        store.dispatchAction(.didType("ab"))
        #expect(storage.writeCount == 0)
        #expect(store.stored?.hasUnsavedChanges == true)
        await store.clock.advance(by: .milliseconds(400))
        try await eventually { store.stored?.hasUnsavedChanges == false }
        #expect(storage.text == "ab")
        #expect(storage.writeCount == 1)
        #expect(store.state.events == [.foundNothing, .saved])
    }

    @Test func aChangeWhileAnotherIsBeingWrittenIsSavedToo() async throws {
        let (storage, held) = (MemoryStorage(), HeldFormat())
        let store = NoteStore(with: .init())
        store.effectClock = store.clock
        let stored = StoredValue(of: store, \.text, in: storage, as: held.format) { .didChangeStorage($0) }
        try await eventually { stored.state.isLoaded }
        held.hold()
        store.dispatchAction(.didType("a"))
        stored.dispatchAction(.save)
        try await eventually { held.isReached }
        store.dispatchAction(.didType("ab"))
        held.release()
        try await eventually { storage.text == "a" && store.state.events == [.foundNothing] }
        #expect(stored.hasUnsavedChanges)
        await store.clock.advance(by: .seconds(1))
        try await eventually { store.state.events == [.foundNothing, .saved] }
        #expect(storage.text == "ab")
    }

    @Test func aSaveThatWaitsForAnotherLeavesLaterChangesToTheirDelay() async throws {
        let (storage, held) = (MemoryStorage(), HeldFormat())
        let store = NoteStore(with: .init())
        store.effectClock = store.clock
        let stored = StoredValue(of: store, \.text, in: storage, as: held.format) { .didChangeStorage($0) }
        try await eventually { stored.state.isLoaded }
        held.hold()
        store.dispatchAction(.didType("a"))
        stored.dispatchAction(.save)
        try await eventually { held.isReached }
        stored.dispatchAction(.save)
        store.observeState(\.events) { events in
            if events == [.foundNothing, .saved] { store.dispatchAction(.didType("ab")) }
        }
        held.release()
        try await eventually { store.state.text == "ab" }
        await store.clock.advance(by: .milliseconds(900))
        #expect(storage.text == "a")
        await store.clock.advance(by: .milliseconds(100))
        try await eventually { storage.text == "ab" }
    }

    @Test func onlyThePartIsSaved() async throws {
        let store = try await loaded(in: MemoryStorage())
        store.update { $0.selection = 1 }
        #expect(store.stored?.hasUnsavedChanges == false)
    }

    @Test func theActionSaves() async throws {
        let storage = MemoryStorage()
        let store = try await loaded(in: storage)
        var seen: [Bool] = []
        store.stored?.observeState(\.hasUnsavedChanges) { seen.append($0) }
        store.dispatchAction(.didType("new"))
        store.stored?.dispatchAction(.save)
        try await eventually { storage.text == "new" && seen == [false, true, false] }
        #expect(store.clock.sleeperCount == 0)
    }

    @Test func aDelayThatEndsWhileItIsCanceledSavesNothing() async throws {
        let (storage, clock) = (MemoryStorage(), LateClock())
        let store = try await loaded(in: storage)
        store.effectClock = clock
        store.dispatchAction(.didType("a"))
        try await eventually { clock.sleeperCount == 1 }
        await store.stored?.save()
        store.dispatchAction(.didType("ab"))
        try await eventually { clock.sleeperCount == 2 }
        clock.endFirstSleep()
        try await MainQueueClock().sleep(for: .milliseconds(50))
        #expect(storage.text == "a")
        clock.endFirstSleep()
        try await eventually { storage.text == "ab" }
    }

    @Test func changesOutliveTheirStore() async throws {
        let storage = MemoryStorage()
        var store: NoteStore? = try await loaded(in: storage)
        store?.dispatchAction(.didType("new"))
        weak let stored = store?.stored
        store = nil
        #expect(stored == nil)
        try await eventually { storage.text == "new" }
    }

    @Test func anErrorIsToldOnceAndSavingIsTriedAgain() async throws {
        let storage = MemoryStorage()
        let store = try await loaded(in: storage)
        storage.writingFails = .failed("The disk is full.")
        await store.save("a")
        await store.save("ab")
        #expect(store.state.events == [.foundNothing, .failed("The disk is full.")])
        #expect(store.stored?.state.problem == "The disk is full.")
        storage.writingFails = nil
        store.dispatchAction(.didType("abc"))
        await store.clock.advance(by: .seconds(1))
        try await eventually { store.stored?.hasUnsavedChanges == false }
        #expect(storage.text == "abc")
        #expect(store.stored?.state.problem == nil)
        #expect(store.state.events.last == .saved)
    }

    @Test func whatWasUndoneIsNotWritten() async throws {
        let storage = MemoryStorage("old")
        let store = try await loaded(in: storage)
        store.dispatchAction(.didType("new"))
        await store.save("old")
        #expect(storage.writeCount == 0)
        #expect(store.stored?.hasUnsavedChanges == false)
    }

    @Test func aLoadOfTheStoreDoesNotUndoTheLoadedValue() async throws {
        enum PageModule: StoreModule {
            enum Action { case didTapLoad }
            struct State: Equatable, Sendable {
                var text = ""
                var isLoading = false
            }
        }
        final class PageStore: SystemStore<PageModule> {
            override func reduce(_ state: State, _ action: Action) -> AsyncResult<State> {
                AsyncResult {
                    try await Task.sleep(for: .seconds(3600))
                    return state
                }
                .stateWhenLoading(State(isLoading: true))
            }
        }
        let storage = MemoryStorage("old")
        let store = PageStore(with: .init())
        let stored = StoredValue(of: store, \.text, in: storage, as: .text) { _ in nil }
        store.dispatchAction(.didTapLoad)
        try await eventually { stored.state.isLoaded }
        #expect(store.state == PageModule.State(text: "old"))
    }
}
