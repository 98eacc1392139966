import LassoGtk

/// A text and its file.
package final class EditorController: ViewController, LassoView {
    package let store: EditorModule.ViewStore
    package let document: Document<EditorModule, String>

    init(_ store: EditorStore, in files: any DocumentFiles) {
        self.store = store.asViewStore()
        document = Document(of: store, \.text, as: .text, kinds: [FileKind("Texts", patterns: ["*.txt"])], in: files) {
            event in
            switch event {
            case .restored: .didRestore
            case .saved(let file): .didSave(file)
            case .created, .opened: nil
            }
        }
        super.init()
        document.show(in: self)
    }

    override package var commands: Commands {
        document.commands.withAccelerators([StandardCommand.revert.id: "<Control><Alt>r"])
    }

    override package var leaving: Leaving { document.leaving }

    override package func loadView() -> Widget {
        let text = TextView()
        text.bindText(to: store, \.text) { .didType($0) }
        text.bindDroppedFile(to: document)
        let notice = Label("These changes were not saved.")
        notice.bind(\.visible, to: store, \.isRestored)
        return Box(.vertical) {
            notice; ScrolledWindow(child: text).with { $0.vexpand = true }
        }
    }
}
