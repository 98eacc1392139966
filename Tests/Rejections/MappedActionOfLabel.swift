// A widget without a single primary action can't be bound to one.
// rejected: This widget does not do one thing only: connect the signal that is meant and call store.dispatchAction(...)
import LassoGtk

enum Module: StoreModule {
    enum Action: Equatable {
        case didTap, didChoose(String?)
    }

    typealias State = EmptyState
}

@MainActor func bind(to store: LassoStore<Module>) {
    Button("One").bind(to: store) { button in .didChoose(button.label) }
    Label("One").bind(to: store) { label in .didChoose(label.label) }  // here
}
