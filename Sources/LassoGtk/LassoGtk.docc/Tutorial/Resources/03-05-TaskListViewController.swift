import LassoGtk

final class TaskListViewController: ViewController, LassoView {
    let store: TaskListModule.ViewStore

    init(_ store: TaskListModule.ViewStore) {
        self.store = store
        super.init()
        title = "To Do"
    }

    override func loadView() -> Widget {
        let none = Label("No tasks")
        none.canTarget = false
        none.addCssClass("dim-label")
        none.bindVisible(to: store, \.list.tasks.isEmpty)
        let tasks = Overlay(child: ScrolledWindow(child: makeList())) { none }
        tasks.vexpand = true
        return Box(.vertical) {
            makeEntryRow(); tasks
        }
    }

    private func makeList() -> Widget {
        let list = ListView(
            of: store,
            \.list.tasks,
            selection: .multiple(\.selection) { .didSelect($0) },
            .activation { .didOpen($0) },
            .deletion { .didDelete($0, next: $1) },
            .contextMenu { [RowCommand("_Edit…", .didOpen($0.id)), .deleting("_Delete")] }
        ) { task in
            let done = CheckButton(), title = Label()
            done.accessibleLabel = "Done"
            done.bind(\.active, to: task, \.isDone) { .didToggle(task.id, $0) }
            title.ellipsize = .end
            title.bind(\.label, to: task, \.title)
            return Box(.horizontal, spacing: 6) {
                done; title
            }
        }
        list.accessibleLabel = "Tasks"
        list.addCssClass("rich-list")
        return list
    }

    private func makeEntryRow() -> Widget {
        let label = Label(mnemonic: "_New task"), entry = Entry(), add = Button(mnemonic: "_Add")
        label.mnemonicWidget = entry
        entry.hexpand = true
        entry.bindText(to: store, \.newTitle) { .didChangeNewTitle($0) }
        entry.bind(entry.onActivate, to: store, action: .didTapAdd)
        add.bind(to: store, action: .didTapAdd)
        add.bindSensitive(to: store, \.canAdd)
        let row = Box(.horizontal, spacing: 6) {
            label; entry; add
        }
        row.setMargins(12)
        return row
    }
}
