import LassoGtk

/// The screen that lists throws of dice, of which the user selects one.
enum ThrowsScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapThrow
        case didSelect(DiceThrow.ID)
        case didDelete(Set<DiceThrow.ID>, next: DiceThrow.ID?)
        case didThrowAgain(DiceThrow)
    }

    enum Output: Equatable {
        /// Another throw is selected, or none.
        case didSelect(DiceThrow?)
    }

    struct State: Equatable {
        var items: IdentifiedArray<DiceThrow> = []
        var selection: DiceThrow.ID?
        var lastID = 0

        var selected: DiceThrow? { selection.flatMap { items[id: $0] } }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: ThrowsScreenStore) -> Screen {
        Screen(store, ThrowsViewController(store.asViewStore()))
    }
}
