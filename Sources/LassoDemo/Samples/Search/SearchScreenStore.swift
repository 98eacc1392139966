import LassoGtk

final class SearchScreenStore<Item: Findable>: LassoStore<SearchScreenModule<Item>> {
    /// The pause in typing after which a search begins.
    static var pause: Duration { .milliseconds(300) }

    private let find: @MainActor (SearchQuery) async throws -> [Item]

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - find: A closure that searches.
    init(with state: State, find: @escaping @MainActor (SearchQuery) async throws -> [Item]) {
        self.find = find
        super.init(with: state)
    }

    required convenience init(with state: State) {
        self.init(with: state, find: Item.find)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeQuery(let query): change(to: query)
        case .didStopSearch: change(to: "")
        case .didTapRetry: search(.cancelPrevious)
        case .didSelect(let id): update { $0.selection = id }
        case .didActivate(let id): choose(id)
        case .didPressEnter: if !state.isSearching { choose(state.selection ?? state.results.first?.id) }
        }
    }

    private func change(to query: String) {
        update { $0.query = query }
        let pattern = SearchQuery(query)
        // A space at the end, for example, searches for nothing else.
        guard pattern != state.pattern else { return }
        update { $0.pattern = pattern }
        if pattern.isEmpty { stop() } else { search(.debounce(Self.pause)) }
    }

    private func stop() {
        cancelEffects("search")
        update { state in
            (state.results, state.selection, state.isSearching, state.failure) = ([], nil, false, nil)
        }
    }

    private func search(_ policy: EffectPolicy) {
        update { ($0.isSearching, $0.failure) = (true, nil) }
        effect("search", policy) { [find, pattern = state.pattern] in
            try await find(pattern)
        } receive: { store, items in
            store.show(IdentifiedArray(items), failure: nil)
        } onError: { store, error in
            store.show([], failure: "\(error)")
        }
    }

    private func show(_ results: IdentifiedArray<Item>, failure: String?) {
        update { state in
            (state.results, state.isSearching, state.failure) = (results, false, failure)
            state.selection = results.first?.id
        }
    }

    private func choose(_ id: Item.ID?) {
        guard let item = id.flatMap({ state.results[id: $0] }) else { return }
        dispatchOutput(.didChoose(item))
    }
}
