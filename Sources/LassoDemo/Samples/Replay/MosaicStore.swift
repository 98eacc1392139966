import LassoGtk

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
