import LassoGtk

/// The dialog that replays how a mosaic came about.
enum ReplayModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didAppear
        case didTapPlay, didTapStep, didTapRestart
    }

    struct State: Equatable {
        var mosaic: Mosaic
        /// The names of the recorded actions.
        var steps: [String]
        /// The number of actions that were replayed.
        var position = 0
        var isPlaying = false

        var isAtEnd: Bool { position == steps.count }
        var canStep: Bool { !isAtEnd }
        var canRestart: Bool { position > 0 }
        var fraction: Double { steps.isEmpty ? 1 : Double(position) / Double(steps.count) }
    }

    static var defaultInitialState: State { State(mosaic: Mosaic(), steps: []) }

    static func createScreen(with store: ReplayStore) -> Screen {
        Screen(store, ReplayViewController(store.asViewStore()))
    }
}
