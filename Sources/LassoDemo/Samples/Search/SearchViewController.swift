import LassoGtk

final class SearchViewController<Item: Findable>: ViewController, LassoView {
    typealias Module = SearchScreenModule<Item>

    let store: Module.ViewStore

    init(_ store: Module.ViewStore) {
        self.store = store
        super.init()
        title = Item.texts.title
    }

    override func loadView() -> Widget {
        Box(.vertical) {
            field; pages
        }
    }

    private var field: Widget {
        let search = SearchEntry()
        (search.hexpand, search.accessibleLabel, search.placeholderText) = (true, Item.texts.field, Item.texts.field)
        search.bindText(to: store, \.query) { .didChangeQuery($0) }
        search.bind(search.onStopSearch, to: store, action: .didStopSearch)
        search.bind(to: store, action: .didPressEnter)
        search.bind(to: store, \.outcome) { search, outcome in
            if let outcome { search.announce(outcome) }
        }
        search.setMargins(12)
        return search
    }

    private var pages: Widget {
        let retry = Button(suggesting: translated("_Try Again"))
        retry.bind(to: store, action: .didTapRetry)
        let failure = StatusPage(icon: "dialog-error-symbolic", Item.texts.failure) { retry }
        failure.bind(\.explanation, to: store, \.failure) { $0 ?? "" }
        let nothing = StatusPage(
            icon: "system-search-symbolic",
            Item.texts.nothing,
            translated("Try a different search.")
        )
        let hint = StatusPage(icon: "system-search-symbolic", Item.texts.title, Item.texts.hint)
        let searching = spinner.with { ($0.halign, $0.valign, $0.widthRequest) = (.center, .center, 32) }
        let stack = Stack()
        let contents: [(Module.Page, Widget)] = [
            (.hint, hint), (.searching, searching), (.results, results), (.nothing, nothing), (.failure, failure),
        ]
        for (page, widget) in contents { stack.addNamed(widget, name: page.rawValue) }
        stack.bind(\.visibleChildName, to: store, \.page) { $0.rawValue }
        stack.vexpand = true
        return stack
    }

    private var results: Widget {
        let list = ListView(
            of: store,
            \.results,
            selection: .single(\.selection) { .didSelect($0) },
            .activation { .didActivate($0) },
            .typeAhead(\.title)
        ) { item in
            FoundRow(item)
        }
        list.singleClickActivate = true
        list.accessibleLabel = Item.texts.title
        list.addCssClass("rich-list")
        let count = Label("", xalign: 0)
        count.addCssClass("dim-label")
        count.hexpand = true
        count.bind(\.label, to: store, \.results) { Item.texts.count($0.count) }
        return Box(.vertical) {
            ScrolledWindow(.vertical, child: list).with { $0.vexpand = true }
            Separator(orientation: .horizontal)
            Box(.horizontal, spacing: 12) {
                count; spinner
            }
            .with { $0.setMargins(12) }
        }
    }

    /// A spinner that turns while a search is running.
    private var spinner: Spinner {
        let spinner = Spinner()
        spinner.accessibleLabel = translated("Searching")
        spinner.bind(\.spinning, to: store, \.isSearching)
        spinner.bindVisible(to: store, \.isSearching)
        return spinner
    }
}
