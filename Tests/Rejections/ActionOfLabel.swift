// A widget without a primary action cannot be bound to an action.
// rejected: This object has no primary action. Bind one of its signals, as in entry.bind(entry.onIconPress, to: store)
import LassoGtk

enum Module: StoreModule {
    enum Action: Equatable {
        case didTap, didChoose(String?)
    }

    typealias State = EmptyState
}

@MainActor func bind(to store: LassoStore<Module>) {
    Button("One").bind(to: store, action: .didTap)
    Label("One").bind(to: store, action: .didTap)  // here
}
