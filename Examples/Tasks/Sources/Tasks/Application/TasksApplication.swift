import LassoGtk

@main
final class TasksApplication: ShellApplication {
    private var tasksStore: TasksStore?
    private lazy var preferencesStore = PreferencesStore(with: PreferencesModule.defaultInitialState)

    override class var identity: ApplicationIdentity {
        ApplicationIdentity(
            "org.example.Tasks",
            name: translated("Tasks"),
            version: "1.0.0",
            developer: translated("The LassoGtk developers"),
            summary: translated("Keep lists of what is to be done"),
            license: .apache2,
            copyright: translated("© 2026 The LassoGtk developers")
        )
    }

    override class var hasOneWindow: Bool { true }
    override class var hasPreferences: Bool { true }

    /// Loads the tasks. If that isn't possible, a window says why, and this is called again.
    override func prepare() async throws {
        let store = TasksStore(with: TasksModule.defaultInitialState)
        try await store.stored.load()
        tasksStore = store
        preferencesStore.observeState(\.colorScheme) { [weak self] in self?.gtkApplication?.colorScheme = $0 }
    }

    override func start(in window: WindowController) {
        guard let tasksStore else { return }
        TasksFlow(tasksStore).start(with: root(of: window))
    }

    override func makePreferences() -> Controller { PreferencesModule.createScreen(with: preferencesStore).controller }
}
