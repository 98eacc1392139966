import LassoGtk
import LassoTestUtilities

@testable import Tasks

/// Services in memory, which replace those of the application until the test ends.
struct TestServices {
    let tasks = MemoryStorage()
    let files = MemoryFiles()
    let settings = MemorySettings([
        "color-scheme": .string("system"), "sort-order": .string("manual"), "shows-done": .bool(true),
        "adds-at-top": .bool(false),
    ])

    init() {
        mock(Services.$tasks, with: tasks)
        mock(Services.$files, with: files)
        mock(Services.$settings, with: settings)
    }

    /// Returns a store with tasks of these titles, which has loaded what is saved.
    func makeStore(_ titles: String...) async throws -> TasksStore {
        let store = TasksStore(with: .init())
        try await store.stored.load()
        store.dispatchAction(.didImport(titles, into: 1))
        store.history.clear()
        return store
    }
}

extension TasksStore {
    var titles: [String] { state.tasks.map(\.title) }

    /// The identity of the first task with a title.
    func id(of title: String) -> TaskItem.ID { state.tasks.first { $0.title == title }?.id ?? -1 }
}
