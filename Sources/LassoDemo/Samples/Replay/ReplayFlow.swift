import LassoGtk

/// The flow of a mosaic and the dialog that replays it.
///
/// Its place is `/player`.
final class ReplayFlow: Flow<NoOutputFlow> {
    private static let player = "player"

    let store = MosaicStore(with: MosaicModule.defaultInitialState)

    override func createInitialController() -> Controller {
        MosaicModule
            .createScreen(with: store)
            .observeOutput { [weak self] output in
                switch output {
                case .didRequestReplay: self?.showReplay()
                }
            }
            .controller
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard component.name == Self.player else { return .unknown }
        return .show {
            self.showReplay()
            return .here
        }
    }

    private func showReplay() {
        guard let initialController else { return }
        ReplayModule
            .createScreen(with: ReplayStore(store.history.past))
            .setUpController { $0.pathComponent = Self.player }
            .place(with: inFlow(presented(on: initialController)))
    }
}
