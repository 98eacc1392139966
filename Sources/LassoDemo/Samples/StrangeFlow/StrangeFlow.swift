import LassoGtk

/// A flow that starts itself again in the place that the user chooses. It doesn't know in which place it is.
final class StrangeFlow: Flow<NoOutputNavigationFlow> {
    private let level: Int
    private let place: StrangePlace?

    /// Creates the flow.
    ///
    /// - Parameters:
    ///   - level: The number of flows that have led to this one, with this one.
    ///   - place: The place that the user has chosen for it; `nil` for the first flow.
    init(level: Int = 1, in place: StrangePlace? = nil) {
        (self.level, self.place) = (level, place)
    }

    override func createInitialController() -> Controller {
        StrangeScreenModule
            .createScreen(with: StrangeScreenModule.State(level: level, place: place))
            .observeOutput { [weak self] output in
                switch output {
                case .didChoose(let place): self?.startAgain(in: place)
                case .didTapUnwind: self?.unwind()
                case .didTapDismiss: self?.dismiss()
                }
            }
            .controller
    }

    private func startAgain(in place: StrangePlace) {
        switch place {
        case .pushed: next(in: place).start(with: nextPushedInFlow)
        case .root: next(in: place).start(with: rootOfFlow)
        case .dialog: next(in: place).start(with: nextPresentedInFlow?.withNavigationEmbedding())
        case .popover:
            guard let initialController else { return }
            next(in: place).start(
                with: inFlow(presented(on: initialController, as: .popover)).withNavigationEmbedding()
            )
        case .tabs:
            let tabController = TabController()
            tabController.title = place.title
            for tab in nextPushedInFlow?.withTabBarEmbedding(tabController, tabsCount: 2) ?? [] {
                next(in: place).start(with: tab.withNavigationEmbedding())
            }
        case .pages: next(in: place).start(with: nextPushedInFlow?.withPageEmbedding().withNavigationEmbedding())
        case .split:
            guard let placers = nextPushedInFlow?.withSplitEmbedding() else { return }
            next(in: place).start(with: placers.sidebar.withNavigationEmbedding())
            next(in: place).start(with: placers.content.withNavigationEmbedding())
        case .window:
            guard let context else { return }
            let window = WindowController()
            window.size = WindowSize(width: 480, height: 640)
            next(in: place).start(with: newWindow(besides: context, window).withNavigationEmbedding())
        }
    }

    private func next(in place: StrangePlace) -> StrangeFlow { StrangeFlow(level: level + 1, in: place) }
}
