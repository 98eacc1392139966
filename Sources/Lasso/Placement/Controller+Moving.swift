extension Controller {
    /// Moves this controller, with all controllers in it, to another place in the hierarchy.
    ///
    /// Its flows continue there. If it were removed and placed in two steps, they would end: a flow ends with the last
    /// of its controllers in the hierarchy.
    ///
    /// ```swift
    /// tabs.selectedController?.move(with: newWindow(besides: tabs))
    /// ```
    ///
    /// - Parameters:
    ///   - placer: The placer that places it.
    ///   - file: The file of the call, for the error message if the placer has been used before.
    ///   - line: The line of the call, for the error message if the placer has been used before.
    /// - Returns: The context of the new place.
    /// - Precondition: The container of this controller can do without it: it is one of Lasso's, or overrides
    ///   ``takeOut(_:)`` or ``remove(_:animated:)``.
    @discardableResult
    public func move<Context: Controller>(
        with placer: ScreenPlacer<Context>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Context {
        var objects: [AnyObject] = []
        forEachBelow { objects += $0.hierarchyReferences.compactMap(\.object) }
        let containers = Array(lineToTop.dropFirst())
        for case let flow as any MovableFlow in objects { flow.willMove(outOf: containers) }
        presentingController?.dismiss(animated: false)
        parent?.takeOut(self)
        return withExtendedLifetime(objects) { placer.place(self, file: file, line: line) }
    }
}

/// A flow whose controllers may move.
@MainActor
package protocol MovableFlow: AnyObject {
    /// Prepares for a controller of the flow being taken out of its containers.
    func willMove(outOf containers: [Controller])
}
