import LassoGtk

final class TrackedViewController: ViewController, LassoView {
    let store: TrackedScreenModule.ViewStore

    init(_ store: TrackedScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Applications I Use")
    }

    override var commands: Commands {
        Commands(store) {
            Command("_Find an Application", "<Control>n", .didTapFind, isEnabled: \.canFind, id: "find-application")
        }
    }

    override func loadHeaderContent() -> HeaderContent {
        HeaderContent { Button(for: "find-application", of: self, icon: "list-add-symbolic") }
    }

    override func loadView() -> Widget {
        let find = Button(suggesting: translated("_Find an Application"))
        find.bindSensitive(to: store, \.canFind)
        find.bind(to: store, action: .didTapFind)
        let nothing = StatusPage(
            icon: "starred-symbolic",
            translated("No Applications Yet"),
            translated("Find an application, and note how often you use it.")
        ) { find }
        let stack = Stack()
        stack.addNamed(nothing, name: "nothing")
        stack.addNamed(ScrolledWindow(.vertical, child: list), name: "list")
        stack.bind(\.visibleChildName, to: store, \.applications.isEmpty) { $0 ? "nothing" : "list" }
        return stack
    }

    override func viewDidLoad() {
        bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
        bindBanner(to: store, \.kept.banner) { .didEndBanner($0) }
    }

    private var list: Widget {
        let list = ListView(
            of: store,
            \.applications,
            selection: .single(\.selection) { .didSelect($0) },
            .deletion { .didDelete($0, next: $1) },
            .typeAhead(\.title),
            .contextMenu { _ in [.deleting("_Remove")] }
        ) { application in
            let icon = Image(), title = Label("", xalign: 0), usage = Label()
            icon.pixelSize = 32
            icon.accessibleRole = .presentation
            icon.bind(to: application, \.icon) { $0.show($1) }
            (title.hexpand, title.ellipsize) = (true, .end)
            title.bind(\.label, to: application, \.title)
            usage.addCssClass("dim-label")
            usage.bind(\.label, to: application, \.usage) { $0.title }
            return Box(.horizontal, spacing: 12) {
                icon; title; usage
            }
        }
        list.accessibleLabel = translated("Applications I Use")
        list.addCssClass("rich-list")
        return list
    }
}
