import Lasso

/// The module of a store with a document, whose edits a history undoes, and with other state.
enum EditorModule: StoreModule {
    struct Document: Equatable {
        var title = ""
        var text = ""
    }

    enum Action: Equatable {
        case setTitle(String)
        case setText(String)
        case format(String)
        case select(Int)
        case selectAndSetTitle(Int, String)

        var isEdit: Bool {
            switch self {
            case .setTitle, .setText, .selectAndSetTitle: true
            case .format, .select: false
            }
        }

        var name: String? {
            switch self {
            case .setTitle: "Rename"
            case .setText: "Typing"
            case .format, .select, .selectAndSetTitle: nil
            }
        }

        var field: String? {
            switch self {
            case .setTitle: "title"
            case .setText: "text"
            case .format, .select, .selectAndSetTitle: nil
            }
        }
    }

    struct State: Equatable {
        var document = Document()
        var selection = 0
    }
}

final class EditorStore: LassoStore<EditorModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .setTitle(let title): update { $0.document.title = title }
        case .setText(let text), .format(let text): update { $0.document.text = text }
        case .select(let selection): update { $0.selection = selection }
        case .selectAndSetTitle(let selection, let title):
            update { $0.selection = selection }
            update { $0.document.title = title }
        }
    }
}
