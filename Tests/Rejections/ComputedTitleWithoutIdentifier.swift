// A command whose title is computed from the state needs an identifier.
// rejected: A title computed from the state needs an identifier: add id: "undo"
import Lasso

enum Module: StoreModule {
    enum Action: Equatable { case didTapUndo, didTapRedo }

    struct State {
        var undoTitle = "Undo"
        var redoTitle = "Redo"
    }
}

@MainActor func commands(of store: LassoStore<Module>) -> Commands {
    Commands(store) {
        Command(\.undoTitle, "<Control>z", .didTapUndo, id: "undo")
        Command(\.redoTitle, "<Control>y", .didTapRedo)  // here
    }
}
