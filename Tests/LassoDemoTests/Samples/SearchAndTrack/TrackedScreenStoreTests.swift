import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct TrackedScreenStoreTests {
    private let storage = MemoryStorage()
    private let notes = TrackedApplication(id: "notes", title: "Notes", icon: nil, usage: .weekly)
    private let maps = TrackedApplication(id: "maps", title: "maps", icon: nil, usage: .rarely)

    private func makeStore() -> TrackedScreenStore {
        TrackedScreenStore(with: .init(), KeptStore([maps, notes], in: storage))
    }

    @Test func applicationsAreSortedByNameAndTrackedOnce() {
        let store = makeStore()
        var again = notes
        again.usage = .daily
        store.dispatchAction(.didTrack(TrackedApplication(id: "a", title: "Music", icon: nil, usage: .daily)))
        store.dispatchAction(.didTrack(again))
        #expect(store.state.applications.map(\.title) == ["maps", "Music", "Notes"])
        #expect(store.state.applications.last?.usage == .daily && store.state.selection == "notes")
    }

    @Test func aRemovalIsUndone() throws {
        let store = makeStore()
        store.dispatchAction(.didDelete(["notes", "maps"], next: nil))
        #expect(store.state.applications.isEmpty)
        #expect(store.state.toasts.toasts == [Toast("2 applications removed", button: "Undo")])
        var again = notes
        again.usage = .daily
        store.dispatchAction(.didTrack(again))
        store.dispatchAction(.didEndToast(try #require(store.state.toasts.ids.first), .pressedButton))
        #expect(store.state.applications == [maps, again])
        #expect(store.state.deleted.isEmpty)
    }

    @Test func whatWasKeptIsThereAgain() async throws {
        let store = makeStore()
        store.dispatchAction(.didTrack(TrackedApplication(id: "a", title: "Music", icon: nil, usage: .daily)))
        try await eventually { storage.bytes != nil }
        let next = TrackedScreenStore(with: .init(), KeptStore([], in: storage))
        try await eventually { next.state.applications == store.state.applications }
    }
}
