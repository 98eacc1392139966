import LassoGtk

/// The screen on which the user chooses where the flow starts again.
enum StrangeScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapPlace(StrangePlace)
        case didTapUnwind
        case didTapDismiss
    }

    enum Output: Equatable {
        case didChoose(StrangePlace)
        case didTapUnwind
        case didTapDismiss
    }

    struct State: Equatable {
        let level: Int
        let place: StrangePlace?

        /// Whether the flow can go back to where it was started from.
        let canDismiss: Bool
    }

    static var defaultInitialState: State { State(level: 1, place: nil, canDismiss: false) }

    static func createScreen(with store: StrangeScreenStore) -> Screen {
        Screen(store, StrangeViewController(store.asViewStore()))
    }
}
