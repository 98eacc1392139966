import LassoGtk

final class ListsViewController: ViewController, LassoView {
    let store: ListsModule.ViewStore

    init(_ store: ListsModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Lists")
    }

    override func loadHeaderContent() -> HeaderContent {
        HeaderContent { Button(for: "new-list", of: self, icon: "folder-new-symbolic") }
    }

    override func loadView() -> Widget {
        let lists = ListView(
            of: store,
            \.lists,
            selection: .browse(\.selected) { .didSelect($0) },
            .showingContent,
            .reordering { .didMove($0, before: $1) },
            .deletion { .didDelete($0, next: $1) },
            .contextMenu { _ in [.renaming("_Rename"), .deleting("_Delete")] }
        ) { list in
            let name = EditableLabel(text: "").with { $0.hexpand = true }, count = Label()
            name.bindRenaming(to: list, \.name) { .didRename(list.id, $0) }
            count.bind(\.label, to: list, \.openCount) { LocaleFormat.number($0) }
            count.addCssClass("dim-label")
            return Box(.horizontal, spacing: 6) {
                name; count
            }
        }
        lists.accessibleLabel = translated("Lists")
        lists.addCssClass("navigation-sidebar")
        return ScrolledWindow(.vertical, child: lists)
    }
}
