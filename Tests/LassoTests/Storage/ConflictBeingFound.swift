import Lasso
import LassoTestUtilities

/// A store that merges its text "mine" with "theirs", which another program has saved, at the moment in which saving
/// reads the other program's text.
@MainActor
struct ConflictBeingFound {
    let storage = MemoryStorage("old")
    let store: NoteStore
    /// The save that finds the conflict.
    let save: Task<Void, Never>

    init() async throws {
        let reading = SlowFormat("theirs")
        let store = NoteStore(in: storage, as: reading.format) { _, mine, theirs in "\(mine), \(theirs)" }
        try await store.load()
        store.dispatchAction(.didType("mine"))
        save = Task { _ = await store.stored?.save() }
        storage.text = "theirs"
        while !reading.hasBegun { await Task.yield() }
        self.store = store
    }
}
