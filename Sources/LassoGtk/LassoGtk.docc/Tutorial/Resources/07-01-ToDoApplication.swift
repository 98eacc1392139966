import LassoGtk

@main
final class ToDoApplication: ShellApplication {
    /// The place of the tasks. A test replaces it.
    @Mockable static var storage: any ByteStorage = FileStorage(identity.dataFolder + "/tasks.json")

    private var store: TaskListStore?

    override class var identity: ApplicationIdentity {
        ApplicationIdentity(
            "org.example.ToDo",
            name: "To Do",
            version: "1.0.0",
            developer: "The To Do developers",
            summary: "Keep track of what is to be done",
            license: .mit,
            website: "https://example.org/to-do",
            copyright: "© 2026 The To Do developers"
        )
    }

    override class var windowSize: (width: Int, height: Int) { (480, 640) }
    override class var hasOneWindow: Bool { true }

    /// Loads the tasks. If that isn't possible, a window says why, and this is called again.
    override func prepare() async throws {
        let store = TaskListStore(with: TaskListModule.defaultInitialState)
        try await store.keepList(in: Self.storage).load()
        self.store = store
    }

    override func start(in window: WindowController) {
        guard let store else { return }
        ToDoFlow(store).start(with: root(of: window))
    }
}
