import LassoGtk

/// The content of the window, with the commands that are available wherever the user is in it.
final class MainController: NavigationController, LassoView {
    let store: TaskListModule.ViewStore
    private let history: TaskListStore.History

    init(_ store: TaskListModule.ViewStore, _ history: TaskListStore.History) {
        (self.store, self.history) = (store, history)
        super.init()
    }

    override func viewDidLoad() {
        bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
        bindBanner(to: store, \.messages.banner) { .didEndBanner($0) }
    }

    override var commands: Commands {
        Commands(history) {
            Command(
                { $0.undoName.map { "_Undo \($0)" } ?? "_Undo" },
                "<Control>z",
                .undo,
                isEnabled: \.canUndo,
                id: "undo"
            )
            Command(
                { $0.redoName.map { "_Redo \($0)" } ?? "_Redo" },
                "<Control><Shift>z",
                .redo,
                isEnabled: \.canRedo,
                id: "redo"
            )
        }
            + Commands(store) {
                Command("_Delete Done Tasks", "<Control>d", .didTapDeleteDone, isEnabled: \.hasDone)
            }
    }
}
