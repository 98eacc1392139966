extension Flow {
    /// Starts the flow as the only content of a window: in its root, or in a container there if the flow needs one.
    ///
    /// - Parameter window: The window.
    /// - Precondition: The flow needs a ``Controller``, a ``WindowController``, a ``NavigationController``, a
    ///   ``TabController``, a ``PageController``, or a ``SplitController``.
    package final func startAlone(in window: WindowController) {
        let placers: [() -> Any] = [
            { root(of: window) as ScreenPlacer<Controller> },
            { root(of: window) as ScreenPlacer<WindowController> },
            { root(of: window.with(NavigationController())) },
            { tab(in: window.with(TabController())) },
            { nextPage(in: window.with(PageController())) },
            { content(of: window.with(SplitController())) },
        ]
        for makePlacer in placers {
            guard let placer = makePlacer() as? ScreenPlacer<RequiredContext> else { continue }
            start(with: placer)
            return
        }
        preconditionFailure(
            """
            \(Self.self) can't start alone in a window, because it needs a \(RequiredContext.self). \
            Pass a closure that starts it in the window.
            """
        )
    }
}

extension WindowController {
    /// Sets the root controller, and returns it.
    fileprivate func with<Root: Controller>(_ controller: Root) -> Root {
        setRootController(controller)
        return controller
    }
}
