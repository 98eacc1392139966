extension Controller {
    /// Takes this controller out of where it is, and places it elsewhere together with what is in it.
    ///
    /// Its flows go on there. Taken out and placed in two steps, they would not: a flow ends with the last of its controllers
    /// that is in the hierarchy.
    ///
    /// ```swift
    /// tabs.selectedController?.move(with: newWindow(besides: tabs))
    /// ```
    ///
    /// - Parameters:
    ///   - placer: Where.
    ///   - file: Where this is called from, for the error if the placer has placed already.
    ///   - line: Where this is called from, for the error if the placer has placed already.
    /// - Returns: What the controller is in from now on.
    /// - Precondition: What this controller is in can be without it: one of Lasso's containers, or one that overrides
    ///   ``remove(_:animated:)``.
    @discardableResult
    public func move<Context: Controller>(
        with placer: ScreenPlacer<Context>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Context {
        var flows: [AnyObject] = []
        forEachBelow { flows += $0.hierarchyReferences.compactMap(\.flow) }
        let containers = Array(lineToTop.dropFirst())
        for case let flow as any MovableFlow in flows { flow.willMove(outOf: containers) }
        takeOut()
        return withExtendedLifetime(flows) { placer.place(self, file: file, line: line) }
    }

    private func takeOut() {
        presentingController?.dismiss(animated: false)
        guard let parent else { return }
        switch parent {
        case let navigation as NavigationController:
            navigation.setControllers(navigation.controllers.filter { $0 !== self }, animated: false)
        case let selection as SelectionController:
            selection.setControllers(selection.controllers.filter { $0 !== self })
        case let split as SplitController where split.sidebarController === self:
            split.setSidebarController(nil, animated: false)
        case let split as SplitController:
            split.setContentController(nil, animated: false)
        case let window as WindowController:
            window.setRootController(nil)
        default:
            parent.remove(self, animated: false)
        }
    }
}

/// A flow whose controllers may move.
@MainActor
package protocol MovableFlow: AnyObject {
    /// Is called before a controller of the flow's is taken out of its containers.
    func willMove(outOf containers: [Controller])
}
