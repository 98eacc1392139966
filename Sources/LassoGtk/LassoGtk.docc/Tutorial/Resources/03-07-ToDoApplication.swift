import LassoGtk

@main
final class ToDoApplication: ShellApplication {
    override class var identity: ApplicationIdentity {
        ApplicationIdentity("org.example.ToDo", name: "To Do", version: "1.0.0", developer: "The To Do developers")
    }

    override class var windowSize: (width: Int, height: Int) { (480, 640) }
    override class var hasOneWindow: Bool { true }

    override func start(in window: WindowController) {
        let store = TaskListStore(with: TaskListModule.defaultInitialState)
        ToDoFlow(store).start(with: root(of: window))
    }
}
