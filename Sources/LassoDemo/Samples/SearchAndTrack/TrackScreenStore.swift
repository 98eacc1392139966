import LassoGtk

final class TrackScreenStore: LassoStore<TrackScreenModule> {
    private let loader: DetailsLoader

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - loader: The loader of the details, which several screens may share.
    init(with state: State, loader: DetailsLoader) {
        self.loader = loader
        super.init(with: state)
    }

    required convenience init(with state: State) { self.init(with: state, loader: DetailsLoader()) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didLoadView, .didTapRetry: load()
        case .didChooseUsage(let usage): update { $0.usage = usage }
        case .didTapTrack:
            if state.details != nil { dispatchOutput(.didTrack(TrackedApplication(state.application, state.usage))) }
        }
    }

    private func load() {
        guard state.details == nil, !state.isLoading else { return }
        update { ($0.isLoading, $0.failure) = (true, nil) }
        effect("load") { [loader, application = state.application] in
            try await loader.details(of: application)
        } receive: { store, details in
            store.update { ($0.details, $0.isLoading) = (details, false) }
        } onError: { store, error in
            store.update { ($0.failure, $0.isLoading) = ("\(error)", false) }
        }
    }
}
