import LassoGtk

/// The screen that searches for items of a type while the user types.
enum SearchScreenModule<Item: Findable>: ScreenModule {
    enum Action: Equatable, Codable {
        case didChangeQuery(String)
        case didStopSearch
        case didTapRetry
        case didSelect(Item.ID?)
        case didActivate(Item.ID)
        case didPressEnter
    }

    enum Output: Equatable {
        case didChoose(Item)
    }

    struct State: Equatable {
        var query = ""
        /// What is searched for, or was searched for last.
        var pattern = SearchQuery("")
        /// The results for the pattern or, while a search is running, for an earlier one.
        var results: IdentifiedArray<Item> = []
        var selection: Item.ID?
        var isSearching = false
        /// The reason why the search wasn't possible.
        var failure: String?
    }

    /// The parts of the screen, one of which is shown below the field.
    enum Page: String {
        case hint, searching, results, nothing, failure
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: SearchScreenStore<Item>) -> Screen {
        Screen(store, SearchViewController<Item>(store.asViewStore()))
    }
}

extension SearchScreenModule.State {
    var page: SearchScreenModule.Page {
        if failure != nil { return .failure }
        if pattern.isEmpty { return .hint }
        if !results.isEmpty { return .results }
        return isSearching ? .searching : .nothing
    }

    /// A text that says how the search has ended; `nil` if it hasn't.
    var outcome: String? {
        guard !isSearching, !pattern.isEmpty else { return nil }
        return failure ?? (results.isEmpty ? Item.texts.nothing : Item.texts.count(results.count))
    }
}
