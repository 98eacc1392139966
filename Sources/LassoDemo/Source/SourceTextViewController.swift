import LassoGtk

/// The text of the chosen source file.
final class SourceTextViewController: ViewController, LassoView {
    let store: SourceScreenModule.ViewStore

    init(_ store: SourceScreenModule.ViewStore) {
        self.store = store
        super.init()
        store.observeState { [weak self] state in self?.title = state.selected ?? state.title }
    }

    override func loadView() -> Widget {
        let text = SourceTextView()
        text.bind(to: store, \.selectedFile) { $0.show($1) }
        let scroll = ScrolledWindow(child: text).with { ($0.hexpand, $0.vexpand) = (true, true) }
        scroll.bindVisible(to: store, \.error) { $0 == nil }
        return Box(.vertical) {
            scroll; makeErrorPage()
        }
    }

    private func makeErrorPage() -> Widget {
        let reason = Label(), retry = Button(mnemonic: translated("_Try Again"))
        reason.showsErrors()
        reason.bind(\.label, to: store, \.error) { $0 ?? "" }
        retry.halign = .center
        retry.bind(to: store, action: .didTapRetry)
        let page = StatusPage(icon: "dialog-error-symbolic", translated("The Source Files Can't Be Read")) {
            reason; retry
        }
        page.bindVisible(to: store, \.error) { $0 != nil }
        return page
    }
}
