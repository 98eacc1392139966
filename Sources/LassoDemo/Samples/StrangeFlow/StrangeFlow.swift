import LassoGtk

/// A flow that starts itself again in the place that the user chooses. It does the same in every place.
final class StrangeFlow: Flow<NoOutputNavigationFlow> {
    private let level: Int
    private let place: StrangePlace?
    /// Whether the flow is in a dialog or a popover, or in something that is.
    private let isPresented: Bool

    /// Creates the flow.
    ///
    /// - Parameters:
    ///   - level: The number of flows that have led to this one, with this one.
    ///   - place: The place that the user has chosen for it; `nil` for the first flow.
    ///   - isPresented: Whether it is in a dialog or a popover, or in something that is.
    init(level: Int = 1, in place: StrangePlace? = nil, isPresented: Bool = false) {
        (self.level, self.place, self.isPresented) = (level, place, isPresented)
    }

    override func createInitialController() -> Controller {
        StrangeScreenModule
            .createScreen(
                with: StrangeScreenModule.State(
                    level: level,
                    place: place,
                    // A dialog is dismissed, and what was pushed is popped. From the rest, there is no way back.
                    canDismiss: isPresented || place == .pushed
                )
            )
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

    private func next(in place: StrangePlace) -> StrangeFlow {
        let isPresented =
            switch place {
            case .dialog, .popover: true
            case .window: false
            case .pushed, .root, .tabs, .pages, .split: self.isPresented
            }
        return StrangeFlow(level: level + 1, in: place, isPresented: isPresented)
    }
}
