import LassoGtk

package enum LetterModule: StoreModule {
    package enum Action: Equatable {
        case didType(String)
    }

    package struct State: Equatable, Sendable {
        package var text = ""
    }
}

final class LetterStore: LassoStore<LetterModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.text = text }
        }
    }
}

/// A letter, which is a file.
package final class LetterController: ViewController, LassoView {
    package let store: LetterModule.ViewStore
    package let document: Document<LetterModule, String>

    package init(in files: any DocumentFiles) {
        let letter = LetterStore(with: LetterModule.State())
        store = letter.asViewStore()
        document = Document(of: letter, \.text, as: .text, in: files, untitledName: "Letter")
        super.init()
        document.show(in: self)
    }

    override package var commands: Commands { document.commands }
    override package var leaving: Leaving { document.leaving }

    override package func loadView() -> Widget {
        let text = TextView()
        text.bindText(to: store, \.text) { .didType($0) }
        return ScrolledWindow(child: text)
    }
}
