import Lasso
import LassoTestUtilities

/// A store that merges its text "mine" with "theirs", which another program has saved, at the moment in which saving
/// reads the other program's text. The test lets it go on.
@MainActor
struct ConflictBeingFound {
    let storage = MemoryStorage("old")
    let store: NoteStore
    let reading = HeldReading()
    /// The save that finds the conflict.
    let save: Task<Void, Never>

    init() async throws {
        let store = NoteStore(in: storage, as: reading.format(holding: "theirs")) { _, mine, theirs in
            "\(mine), \(theirs)"
        }
        try await store.load()
        store.dispatchAction(.didType("mine"))
        save = Task { _ = await store.stored?.save() }
        storage.text = "theirs"
        while !reading.hasBegun { await Task.yield() }
        self.store = store
    }
}
