import LassoGtk

/// The screen where the user makes a mosaic.
enum MosaicModule: ScreenModule {
    enum Action: Equatable {
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

final class MosaicStore: LassoStore<MosaicModule> {
    typealias History = StoreHistory<MosaicModule, MosaicModule.State>

    /// The history of the whole state, which also records the actions.
    private(set) lazy var history = History(of: self, named: \.stepName, limit: 500)

    required init(with initialState: State) {
        super.init(with: initialState)
        _ = history
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didToggle(let tile, let isSet): update { $0.mosaic[tile] = isSet }
        case .didTapInvert: update { $0.mosaic.invert() }
        case .didTapMirror: update { $0.mosaic.mirror() }
        case .didTapTurn: update { $0.mosaic.turn() }
        case .didTapClear: update { $0.mosaic.clear() }
        case .didTapReplay: dispatchOutput(.didRequestReplay)
        }
    }
}
