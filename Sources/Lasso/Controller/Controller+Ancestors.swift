extension Controller {
    /// The nearest navigation controller that this controller is in.
    public var navigationController: NavigationController? { nearestAncestor() }

    /// The nearest tab controller that this controller is in.
    public var tabController: TabController? { nearestAncestor() }

    /// The nearest page controller that this controller is in.
    public var pageController: PageController? { nearestAncestor() }

    /// The nearest split controller that this controller is in.
    public var splitController: SplitController? { nearestAncestor() }

    /// The window that this controller is in, directly or in a presentation.
    public var windowController: WindowController? {
        var top = parent ?? presentingController
        while let above = top?.parent ?? top?.presentingController { top = above }
        return top as? WindowController
    }

    /// This controller if it is a window, or else the window that it is in.
    package final var nearestWindow: WindowController? { self as? WindowController ?? windowController }

    /// This controller if it is a tab controller, or else the nearest one that it is in.
    package final var nearestTabs: TabController? { self as? TabController ?? tabController }

    /// Returns the nearest container of a class that this controller is in.
    func nearestAncestor<Ancestor: Controller>(ofType type: Ancestor.Type = Ancestor.self) -> Ancestor? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Ancestor }.first
    }

    /// This controller, its parent or presenting controller, and so on up to the top.
    package final var lineToTop: [Controller] {
        Array(sequence(first: self, next: { $0.parent ?? $0.presentingController }))
    }
}
