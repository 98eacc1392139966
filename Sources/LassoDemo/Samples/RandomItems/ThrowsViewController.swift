import LassoGtk

final class ThrowsViewController: ViewController, LassoView {
    let store: ThrowsScreenModule.ViewStore

    init(_ store: ThrowsScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Throws")
    }

    override var commands: Commands {
        Commands(store) {
            Command("_Throw Dice", "<Control>t", .didTapThrow, id: "throw-dice")
        }
    }

    override func loadHeaderContent() -> HeaderContent {
        HeaderContent { Button(for: "throw-dice", of: self, icon: "list-add-symbolic") }
    }

    override func loadView() -> Widget {
        let list = ListView(
            of: store,
            \.items,
            selection: .browse(\.selection) { .didSelect($0) },
            .showingContent,
            .deletion { .didDelete($0, next: $1) },
            .contextMenu { _ in [.deleting("_Delete")] }
        ) { item in
            let title = Label("", xalign: 0), sum = Label()
            (title.hexpand, title.ellipsize) = (true, .end)
            title.bind(\.label, to: item, \.title)
            sum.addCssClass("dim-label")
            sum.bind(\.label, to: item, \.sum) { LocaleFormat.number($0) }
            return Box(.horizontal, spacing: 12) {
                title; sum
            }
        }
        list.accessibleLabel = translated("Throws")
        list.addCssClass("navigation-sidebar")
        let first = Button(mnemonic: translated("_Throw Dice"))
        first.addCssClasses("suggested-action", "pill")
        first.halign = .center
        first.bind(to: store, action: .didTapThrow)
        let nothing = StatusPage(translated("No Throws"), iconName: "applications-games-symbolic") { first }
        let stack = Stack()
        stack.addNamed(nothing, name: "nothing")
        stack.addNamed(ScrolledWindow(.vertical, child: list), name: "list")
        stack.bind(\.visibleChildName, to: store, \.items.isEmpty) { $0 ? "nothing" : "list" }
        return stack
    }
}
