import LassoGtk

final class SourceScreenStore: LassoStore<SourceScreenModule> {
    private let folder: SourceFolder

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - folder: The folder with the files.
    init(with state: State, folder: SourceFolder) {
        self.folder = folder
        super.init(with: state)
    }

    required convenience init(with state: State) {
        self.init(with: state, folder: SourceFolder(of: "", DemoApplication.identity))
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didLoadView, .didTapRetry: if state.files.isEmpty { load() }
        case .didSelect(let name): update { $0.selected = name }
        }
    }

    private func load() {
        backgroundEffect("load", .dropNew) { [folder] in
            try folder.files()
        } receive: { store, files in
            store.update { state in
                (state.files, state.selected, state.error) = (IdentifiedArray(files), files.first?.name, nil)
            }
        } onError: { store, error in
            store.update { $0.error = (error as? GLibError)?.message ?? "\(error)" }
        }
    }
}
