import LassoGtk

enum TextEditorModule: StoreModule {
    enum Action: Equatable { case didType(String) }

    struct State: Equatable {
        var text = ""
    }
}

final class TextEditorStore: LassoStore<TextEditorModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.text = text }
        }
    }
}

/// A text editor, a small application with documents.
final class TextEditorController: ViewController, LassoView {
    let store: TextEditorModule.ViewStore
    let document: Document<TextEditorModule, String>
    let textView = TextView()
    let label = Label("Drag Me")

    init(_ files: any DocumentFiles) {
        let store = TextEditorStore(with: .init())
        self.store = store.asViewStore()
        document = Document(of: store, \.text, as: .text, in: files)
        super.init()
        document.show(in: self)
    }

    override var commands: Commands { document.commands }
    override var leaving: Leaving { document.leaving }

    override func loadView() -> Widget {
        textView.bindText(to: store, \.text) { .didType($0) }
        textView.bindDroppedFile(to: document)
        textView.vexpand = true
        return Box(.vertical) {
            label; textView
        }
    }
}
