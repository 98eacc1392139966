import LassoGtk

/// The screen where the user makes a mosaic.
enum MosaicModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didToggle(Int, Bool)
        case didTapInvert, didTapMirror, didTapTurn, didTapClear
        case didTapReplay
    }

    enum Output: Equatable {
        case didRequestReplay
    }

    struct State: Equatable {
        var mosaic = Mosaic()
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: MosaicStore) -> Screen {
        Screen(store, MosaicViewController(store.asViewStore(), store.history))
    }
}

extension MosaicModule.Action {
    /// The name of the step that undoes the action, or `nil` if the action changes nothing.
    var stepName: String? {
        switch self {
        case .didToggle(_, true): translated("Set Tile")
        case .didToggle(_, false): translated("Remove Tile")
        case .didTapInvert: translated("Invert")
        case .didTapMirror: translated("Mirror")
        case .didTapTurn: translated("Turn")
        case .didTapClear: translated("Clear")
        case .didTapReplay: nil
        }
    }
}
