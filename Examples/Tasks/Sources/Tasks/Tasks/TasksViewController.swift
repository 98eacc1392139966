import LassoGtk

final class TasksViewController: ViewController, LassoView {
    let store: TasksModule.ViewStore

    init(_ store: TasksModule.ViewStore) {
        self.store = store
        super.init()
        store.observeState(\.listName) { [weak self] in self?.title = $0 }
    }

    override func loadHeaderContent() -> HeaderContent {
        let search = SearchEntry()
        search.accessibleLabel = translated("Search", in: .lasso)
        search.bindText(to: store, \.query) { .didSearch($0) }
        return HeaderContent(search: search) { Button(for: "new-task", of: self, icon: "list-add-symbolic") }
    }

    override func loadView() -> Widget {
        let tasks = ListView(
            of: store,
            \.tasks,
            arrangement: .filtered(by: \.filter) { $1.includes($0) }.sorted(by: \.order) { $2.precedes($0, $1) },
            selection: .multiple(\.selection) { .didSelect($0) },
            .activation { .didOpen($0) },
            .reordering { .didMove($0, before: $1) },
            .deletion { .didDelete($0, next: $1) },
            .typeAhead(\.title),
            .contextMenu { [RowCommand("_Edit…", .didOpen($0.id)), .renaming("_Rename"), .deleting("_Delete")] }
        ) { task in
            let done = CheckButton(), title = EditableLabel(text: ""), priority = Label()
            done.accessibleLabel = translated("Done")
            done.bind(\.active, to: task, \.isDone) { .didToggle(task.id, $0) }
            title.hexpand = true
            title.bindRenaming(to: task, \.title) { .didRename(task.id, $0) }
            priority.bind(\.label, to: task, \.priority) { $0 == .normal ? "" : $0.name }
            priority.addCssClass("dim-label")
            return Box(.horizontal, spacing: 6) {
                done; title; priority
            }
        }
        tasks.accessibleLabel = translated("Tasks")
        tasks.addCssClass("rich-list")
        let none = Label().with { $0.canTarget = false }
        none.addCssClass("dim-label")
        // It looks at all tasks, but only if they or the filter have changed.
        none.bind(to: store, \.shown) { none, shown in
            let text = shown.placeholder
            (none.label, none.visible) = (text ?? "", text != nil)
        }
        return Overlay(child: ScrolledWindow(child: tasks)) { none }
    }
}
