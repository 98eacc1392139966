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
        let search = SearchEntry(), spinner = Spinner()
        (search.hexpand, search.accessibleLabel, search.placeholderText) = (true, Item.texts.field, Item.texts.field)
        search.bindText(to: store, \.query) { .didChangeQuery($0) }
        search.bind(search.onStopSearch, to: store, action: .didStopSearch)
        search.bind(to: store, action: .didPressEnter)
        search.bind(to: store, \.outcome) { search, outcome in
            if let outcome { search.announce(outcome) }
        }
        spinner.accessibleLabel = translated("Searching")
        spinner.bind(\.spinning, to: store, \.isSearching)
        // It keeps its place, so that the field doesn't change its width.
        spinner.bind(\.opacity, to: store, \.isSearching) { $0 ? 1 : 0 }
        return Box(.horizontal, spacing: 6) {
            search; spinner
        }
        .with { $0.setMargins(12) }
    }

    private var pages: Widget {
        let retry = Button(mnemonic: translated("_Try Again"))
        retry.addCssClasses("suggested-action", "pill")
        retry.halign = .center
        retry.bind(to: store, action: .didTapRetry)
        let failure = StatusPage(Item.texts.failure, iconName: "dialog-error-symbolic") { retry }
        failure.bind(\.explanation, to: store, \.failure) { $0 ?? "" }
        let nothing = StatusPage(
            Item.texts.nothing,
            translated("Try a different search."),
            iconName: "system-search-symbolic"
        )
        let hint = StatusPage(Item.texts.title, Item.texts.hint, iconName: "system-search-symbolic")
        let searching = Spinner().with { ($0.halign, $0.valign, $0.widthRequest) = (.center, .center, 32) }
        searching.bind(\.spinning, to: store, \.isSearching)
        searching.accessibleLabel = translated("Searching")
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
        count.setMargins(12)
        count.bind(\.label, to: store, \.results) { Item.texts.count($0.count) }
        return Box(.vertical) {
            ScrolledWindow(.vertical, child: list).with { $0.vexpand = true }
            Separator(orientation: .horizontal)
            count
        }
    }
}
