import LassoGtk

enum NotesModule: StoreModule {
    enum Action: Equatable { case didEdit(String) }

    struct State: Equatable { var notes = "" }
}

/// A store that normalizes what is typed.
final class NotesStore: LassoStore<NotesModule> {
    private(set) var actions: [Action] = []
    var normalize: (String) -> String? = { $0 }

    override func handleAction(_ action: Action) {
        actions.append(action)
        guard case .didEdit(let text) = action, let normal = normalize(text) else { return }
        update { $0.notes = normal }
    }
}

enum Normalization: CaseIterable {
    case none, upperCase, limit, withoutSpacesAtTheStart, withoutDigits

    func apply(_ text: String) -> String? {
        switch self {
        case .none: text
        case .upperCase: text.uppercased()
        case .limit: text.unicodeScalars.count > 12 ? nil : text
        case .withoutSpacesAtTheStart: String(text.drop { $0 == " " })
        case .withoutDigits: text.filter { !$0.isNumber }
        }
    }
}
