import LassoGtk

/// The source files of a sample, of which the user reads one.
enum SourceScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didLoadView
        case didSelect(SourceFile.ID)
        case didTapRetry
    }

    struct State: Equatable {
        let title: String
        var files: IdentifiedArray<SourceFile> = []
        var selected: SourceFile.ID?
        /// The reason why the files can't be read.
        var error: String?

        var selectedFile: SourceFile? { selected.flatMap { files[id: $0] } }
    }

    static var defaultInitialState: State { State(title: "") }

    static func createScreen(with store: SourceScreenStore) -> Screen {
        let split = SplitController()
        (split.sidebarWidth, split.narrowWidth) = (260, 560)
        split.title = store.state.title
        split.setSidebarController(SourceFilesViewController(store.asViewStore()), animated: false)
        split.setContentController(SourceTextViewController(store.asViewStore()), animated: false)
        return Screen(store, split)
    }
}
