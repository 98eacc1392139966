import LassoGtk

final class GalleryViewController: ViewController, LassoView {
    let store: GalleryScreenModule.ViewStore

    init(_ store: GalleryScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Samples")
    }

    override func loadHeaderContent() -> HeaderContent {
        let search = SearchEntry()
        search.accessibleLabel = translated("Search Samples")
        search.placeholderText = translated("Search Samples")
        search.bindText(to: store, \.query) { .didSearch($0) }
        search.bind(to: store, action: .didPressEnter)
        return HeaderContent(search: search) { Button(for: "account", of: self, icon: "avatar-default-symbolic") }
    }

    override func loadView() -> Widget {
        let list = ListView(
            of: store,
            \.found,
            selection: .shown(\.shown),
            .activation { .didActivate($0) },
            .typeAhead(\.title),
            .sections(by: \.section) { Self.makeHeader($0) }
        ) { Self.makeRow($0) }
        list.singleClickActivate = true
        list.accessibleLabel = translated("Samples")
        list.addCssClasses("navigation-sidebar", "gallery")
        let scroll = ScrolledWindow(.vertical, child: list).with { $0.vexpand = true }
        let none = StatusPage(
            icon: "system-search-symbolic",
            translated("No Samples Found"),
            translated("Try other words.")
        )
        none.bindVisible(to: store, \.found) { $0.isEmpty }
        scroll.bindVisible(to: store, \.found) { !$0.isEmpty }
        return Box(.vertical) {
            scroll; none
        }
    }

    private typealias Row = ItemViewStore<GalleryScreenModule.Row, GalleryScreenModule.Action>

    private static func makeRow(_ row: Row) -> Widget {
        let icon = Image(), title = Label(), summary = Label()
        icon.bind(\.iconName, to: row, \.iconName) { $0 }
        icon.valign = .start
        title.bind(\.label, to: row, \.title)
        summary.bind(\.label, to: row, \.summary)
        for label in [title, summary] { (label.xalign, label.wrap, label.wrapMode) = (0, true, .wordChar) }
        summary.addCssClasses("dim-label", "caption")
        title.hexpand = true
        // One grid: a wrapped text in a vertical box may be wider than the row in GTK 4.8, and a grid of wrapped texts
        // in a horizontal box is much too high in GTK 4.18.
        return Grid(columnSpacing: 12, rowSpacing: 3) {
            GridRow {
                GridCell(icon, rows: 2); title
            }
            GridRow { summary }
        }
        .with { $0.addCssClass("sample") }
    }

    private static func makeHeader(_ row: Row) -> Widget {
        let title = Label()
        title.bind(\.label, to: row, \.section)
        (title.xalign, title.wrap, title.wrapMode) = (0, true, .wordChar)
        title.addCssClass("section-title")
        return title
    }
}
