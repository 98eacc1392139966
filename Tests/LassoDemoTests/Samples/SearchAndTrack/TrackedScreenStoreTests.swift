import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct TrackedScreenStoreTests {
    private let storage = MemoryStorage()
    private let notes = TrackedApplication(id: "notes", title: "Notes", icon: nil, usage: .weekly)
    private let maps = TrackedApplication(id: "maps", title: "maps", icon: nil, usage: .rarely)

    /// Returns the store of a run of the application, which has loaded what is kept.
    private func makeStore() async throws -> TrackedScreenStore {
        mock(SampleData.$shared, with: SampleData { _ in storage })
        let store = TrackedScreenStore(with: .init())
        try await store.kept.load()
        return store
    }

    private func makeStoreWithApplications() async throws -> TrackedScreenStore {
        let store = try await makeStore()
        store.kept.edit { $0 = [maps, notes] }
        return store
    }

    @Test func applicationsAreSortedByNameAndTrackedOnce() async throws {
        let store = try await makeStoreWithApplications()
        var again = notes
        again.usage = .daily
        store.dispatchAction(.didTrack(TrackedApplication(id: "a", title: "Music", icon: nil, usage: .daily)))
        store.dispatchAction(.didTrack(again))
        #expect(store.state.applications.map(\.title) == ["maps", "Music", "Notes"])
        #expect(store.state.applications.last?.usage == .daily && store.state.selection == "notes")
    }

    @Test func aRemovalIsUndone() async throws {
        let store = try await makeStoreWithApplications()
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
        let store = try await makeStoreWithApplications()
        store.dispatchAction(.didTrack(TrackedApplication(id: "a", title: "Music", icon: nil, usage: .daily)))
        #expect(await store.kept.save())
        let next = try await makeStore()
        #expect(next.state.applications == store.state.applications && next.state.applications.count == 3)
    }
}
