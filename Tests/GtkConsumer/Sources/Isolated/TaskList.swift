import LassoGtk

/// A screen with a list whose rows can be selected, renamed, moved, deleted, and all of that undone.
package enum TaskListModule: ScreenModule {
    package enum Action: Equatable {
        case didSelect(Int?), didRename(Int, String), didMove(Int, before: Int?), didToggle(Int, Bool), didDelete(Int)

        var stepName: String? {
            switch self {
            case .didSelect: nil
            case .didRename: "Rename"
            case .didMove: "Move"
            case .didToggle: "Toggle"
            case .didDelete: "Delete"
            }
        }
    }

    package struct Task: Identifiable, Equatable {
        package let id: Int
        package var title: String
        package var isDone = false
    }

    package struct State: Equatable {
        package var tasks: IdentifiedArray<Task> = []
        package var selected: Int?
    }

    package typealias History = StoreHistory<TaskListModule, IdentifiedArray<Task>>

    package static var defaultInitialState: State {
        State(tasks: IdentifiedArray((1...1_000).map { Task(id: $0, title: "Task \($0)") }))
    }

    package static func createScreen(with store: TaskListStore) -> Screen {
        Screen(store, TaskListViewController(store.asViewStore(), store.history))
    }
}

package final class TaskListStore: LassoStore<TaskListModule> {
    package private(set) lazy var history = StoreHistory(
        of: self,
        \.tasks,
        when: { $0.stepName != nil },
        named: { $0.stepName }
    )

    override package func handleAction(_ action: Action) {
        switch action {
        case .didSelect(let id): update { $0.selected = id }
        case .didRename(let id, let title): update { $0.tasks[id: id]?.title = title }
        case .didMove(let id, let next): update { $0.tasks.move(id, before: next) }
        case .didToggle(let id, let isDone): update { $0.tasks[id: id]?.isDone = isDone }
        case .didDelete(let id): update { $0.tasks[id: id] = nil }
        }
    }
}

package final class TaskListViewController: ViewController, LassoView {
    package let store: TaskListModule.ViewStore
    private let history: TaskListModule.History

    init(_ store: TaskListModule.ViewStore, _ history: TaskListModule.History) {
        (self.store, self.history) = (store, history)
        super.init()
    }

    override package func loadView() -> Widget {
        let list = ListView(
            of: store,
            \.tasks,
            selection: .single(\.selected) { .didSelect($0) },
            .reordering { .didMove($0, before: $1) },
            .typeAhead(\.title),
            .contextMenu { [.renaming("_Rename"), RowCommand("_Delete", .didDelete($0.id))] }
        ) { task in
            let done = CheckButton(), title = EditableLabel(text: "")
            done.bind(\.active, to: task, \.isDone) { .didToggle(task.id, $0) }
            title.bindRenaming(to: task, \.title) { .didRename(task.id, $0) }
            return Box(.horizontal, spacing: 6) {
                done; title
            }
        }
        let undo = Button("Undo")
        undo.bind(to: history, action: .undo)
        undo.bindSensitive(to: history, \.canUndo)
        undo.bind(\.label, to: history, \.undoName) { $0.map { "Undo \($0)" } ?? "Undo" }
        let content = Box(.vertical) {
            ScrolledWindow(child: list).with { $0.vexpand = true }; undo
        }
        content.bindShortcut("<Control>z", to: history, action: .undo)
        content.bindShortcut("<Control><Shift>z", to: history, action: .redo)
        return content
    }
}
