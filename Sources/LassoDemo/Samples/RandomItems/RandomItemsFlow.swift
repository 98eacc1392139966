import LassoGtk

/// The flow of throws of dice in a list, and the selected one beside it.
///
/// Its places are the numbers of the throws.
final class RandomItemsFlow: Flow<NoOutputFlow> {
    private weak var list: ThrowsScreenStore?

    override func createInitialController() -> Controller {
        let split = SplitController()
        (split.sidebarWidth, split.narrowWidth) = (200, 500)
        let screen = ThrowsScreenModule.createScreen()
        list = screen.concreteStore
        screen.observeOutput { [weak self, weak split] output in
            switch output {
            case .didSelect(let item): if let split { self?.show(item, in: split) }
            }
        }
        screen.place(with: sidebar(of: split, animated: false))
        show(nil, in: split)
        return split
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard let list, let split = initialController as? SplitController,
            let id = Int(component.name), list.state.items[id: id] != nil
        else { return .unknown }
        if list.state.selection == id { return .at(split.contentController, else: .unknown) }
        return .show(leaving: [split.contentController].compactMap { $0 }) {
            list.dispatchAction(.didSelect(id))
            return .here
        }
    }

    private func show(_ item: DiceThrow?, in split: SplitController) {
        let place = content(of: split, animated: false)
        guard let item else {
            place.place(NothingSelectedController())
            return split.show(.sidebar)
        }
        ThrowScreenModule
            .createScreen(with: .init(item: item))
            .observeOutput { [weak self] output in
                switch output {
                case .didThrowAgain(let item): self?.list?.dispatchAction(.didThrowAgain(item))
                }
            }
            .setUpController { $0.pathComponent = "\(item.id)" }
            .place(with: place)
    }
}
