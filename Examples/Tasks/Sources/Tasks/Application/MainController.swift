import LassoGtk

/// The content of the window, with the commands that are available wherever the user is in it.
final class MainController: SplitController, LassoView {
    let store: TasksModule.ViewStore
    private let history: TasksStore.History

    init(_ store: TasksModule.ViewStore, _ history: TasksStore.History) {
        (self.store, self.history) = (store, history)
        super.init()
        (sidebarWidth, narrowWidth) = (220, 560)
    }

    override var commands: Commands {
        Commands(store) {
            Section {
                Command("_New Task…", "<Control>n", .didTapNewTask, isEnabled: \.hasList, id: "new-task")
                Command("New _List", "<Control><Shift>l", .lists(.didTapNew))
            }
            Section {
                Toggle("Show _Done", "<Control>d", \.showsDone) { .didChangeShowsDone($0) }
                Choice("_Sort By", SortOrder.allCases, \.sort, title: \.title) { .didChangeSort($0) }
            }
            Section {
                Command("_Import…", "<Control>i", .didTapImport, isEnabled: \.canImport)
                Command("_Cancel Import", .didTapCancelImport, isEnabled: \.isImporting)
                Command("_Export…", "<Control>e", .didTapExport, isEnabled: \.hasList)
            }
        }
            + Commands(history) {
                Section {
                    Command(
                        { $0.undoName.map { translated("_Undo \($0)") } ?? translated("_Undo") },
                        "<Control>z",
                        .undo,
                        isEnabled: \.canUndo,
                        id: "undo"
                    )
                    Command(
                        { $0.redoName.map { translated("_Redo \($0)") } ?? translated("_Redo") },
                        "<Control><Shift>z",
                        .redo,
                        isEnabled: \.canRedo,
                        id: "redo"
                    )
                }
            }
    }

    override func viewDidLoad() {
        bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
        bindBanner(to: store, \.messages.banner) { $0 == .pressedButton ? .didTapTryAgain : .didDismissBanner }
        bindProgress(to: store, \.importProgress)
        bindProgress(to: store, \.exportProgress)
    }
}
