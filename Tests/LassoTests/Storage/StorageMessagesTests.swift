import Lasso
import LassoTestUtilities
import Synchronization
import Testing

/// Tests of the messages that tell what happens to a stored value.
@MainActor
struct StorageMessagesTests {
    nonisolated private static let endings: [StorageEvent] = [.saved, .loaded, .foundNothing, .changedByAnotherProgram]

    private func kept(_ number: Int) -> KeptAside {
        KeptAside(of: "a.txt", because: .damaged(), as: "a.txt.damaged-\(number)")
    }

    @Test(arguments: endings) func aFailureIsShownUntilItHasEnded(ending: StorageEvent) {
        var messages = StorageMessages()
        #expect(messages.banner == nil)
        messages.note(.failed("The disk is full."))
        #expect(messages.banner == Banner("The disk is full.", button: "Try Again"))
        messages.dismiss()
        #expect(messages.banner?.isDismissible == false, "Nothing is saved while it is shown.")
        messages.note(ending)
        #expect(messages.banner == nil)
    }

    @Test(arguments: endings) func thatAVersionWasKeptIsShownUntilTheUserClosesIt(ending: StorageEvent) {
        var messages = StorageMessages()
        messages.note(.keptAside(kept(1)))
        let banner = Banner(kept(1).description, isDismissible: true)
        #expect(messages.banner == banner)
        messages.note(.failed("The disk is full."))
        #expect(messages.banner?.text == "The disk is full.")
        messages.note(ending)
        #expect(messages.banner == banner)
        messages.dismiss()
        #expect(messages.banner == nil)
    }

    @Test func eachVersionThatWasKeptIsShown() {
        var messages = StorageMessages()
        messages.note(.keptAside(kept(1)))
        messages.note(.failed("The disk is full."))
        messages.note(.keptAside(kept(2)))
        #expect(messages.banner?.text == kept(1).description)
        messages.dismiss()
        #expect(messages.banner?.text == kept(2).description)
        messages.dismiss()
        #expect(messages.banner == nil)
    }

    // MARK: The events that the messages need

    /// A storage that can be read, but not written, as on a disk that is full.
    private final class FullStorage: ByteStorage {
        private let bytes = Mutex(Array("old".utf8))

        let name = "full"

        var text: String {
            get { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
            set { bytes.withLock { $0 = Array(newValue.utf8) } }
        }

        func read() throws(StorageError) -> [UInt8]? { bytes.withLock { $0 } }
        func replace(with bytes: [UInt8]) throws(StorageError) { throw .failed("The disk is full.") }
        func lock() throws(StorageError) -> StorageLock { StorageLock {} }
        func moveAside() throws(StorageError) -> String { "aside" }
        func copyAside(_ bytes: [UInt8]) throws(StorageError) -> String { "aside" }
        func removeLeftovers() throws(StorageError) { throw .failed("A leftover can't be removed.") }

        @MainActor
        func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation { .stopping {} }
    }

    @Test func aLoadThatHasFailedIsTriedAgainBySaving() async throws {
        let storage = MemoryStorage("old")
        storage.readingFails = .failed("No memory.")
        let store = NoteStore(in: storage)
        try await eventually { store.state.events == [.failed("No memory.")] }
        await store.stored?.save()
        #expect(store.state.events.count == 1 && store.stored?.state.isLoaded == false)
        storage.readingFails = nil
        await store.stored?.save()
        #expect(store.state.events == [.failed("No memory."), .loaded] && store.state.text == "old")
        #expect(storage.writeCount == 0)
    }

    @Test func aChangeByAnotherProgramThatCouldNotBeReadIsReadBySaving() async throws {
        let storage = MemoryStorage("old")
        let store = NoteStore(in: storage)
        try await store.load()
        storage.readingFails = .failed("No memory.")
        storage.text = "theirs"
        try await eventually { store.state.events == [.loaded, .failed("No memory.")] }
        storage.readingFails = nil
        await store.stored?.save()
        #expect(store.state.events.last == .changedByAnotherProgram && store.state.text == "theirs")
        #expect(store.stored?.state.problem == nil)
    }

    @Test func aFailureThatEndsByItselfIsTold() async throws {
        let storage = MemoryStorage("old")
        let store = NoteStore(in: storage)
        try await store.load()
        storage.text = nil
        try await eventually { store.stored?.hasUnsavedChanges == true }
        storage.text = "old"
        try await eventually { store.stored?.hasUnsavedChanges == false }
        #expect(
            store.state.events == [.loaded, .failed("“memory” was removed. It will be written again."), .saved]
        )
    }

    @Test func theSameFailureIsToldAgainAfterAVersionWasKept() async throws {
        let storage = FullStorage()
        let store = NoteStore(in: storage)
        try await store.load()
        await store.save("a")
        let failure = StorageEvent.failed("The disk is full.")
        #expect(store.state.events.last == failure)
        storage.text = "theirs"
        let count = store.state.events.count
        await store.save("ab")
        let kept = KeptAside(of: "full", because: UnusableContents("was changed by another program"), as: "aside")
        #expect(store.state.events.dropFirst(count) == [.keptAside(kept), failure])
        #expect(store.stored?.state.problem == "The disk is full.")
    }

    @Test func aFailureOfNothingButALeftoverEndsWhenTheUserTriesAgain() async throws {
        let store = NoteStore(in: FullStorage())
        try await store.load()
        try await eventually { store.state.events == [.loaded, .failed("A leftover can't be removed.")] }
        #expect(store.stored?.state.problem == nil)
        await store.stored?.save()
        #expect(store.state.events.last == .saved)
    }
}
