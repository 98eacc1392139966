import LassoGtk

/// The list of the source files.
final class SourceFilesViewController: ViewController, LassoView {
    let store: SourceScreenModule.ViewStore

    init(_ store: SourceScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Source Files")
    }

    override func loadView() -> Widget {
        let files = ListView(
            of: store,
            \.files,
            selection: .browse(\.selected) { .didSelect($0) },
            .showingContent,
            .typeAhead(\.name)
        ) { file in
            let name = Label()
            name.bind(\.label, to: file, \.name)
            (name.xalign, name.wrap, name.wrapMode) = (0, true, .wordChar)
            return name
        }
        files.accessibleLabel = translated("Source Files")
        files.addCssClass("navigation-sidebar")
        return ScrolledWindow(.vertical, child: files)
    }

    override func viewDidLoad() {
        dispatchAction(.didLoadView)
    }
}
