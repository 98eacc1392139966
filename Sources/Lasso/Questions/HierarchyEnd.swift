/// An observation of the end of a controller's hierarchy that nothing reports: the hierarchy is released without being
/// closed. If the controller has moved to another window by then, that window is observed from then on.
@MainActor
final class HierarchyEnd {
    private weak var controller: Controller?
    private var didEnd: (@MainActor () -> Void)?
    private var observation: Observation?

    /// Creates an observation.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - didEnd: A closure called at the end.
    init(of controller: Controller, didEnd: @escaping @MainActor () -> Void) {
        (self.controller, self.didEnd) = (controller, didEnd)
        if let top = controller.lineToTop.last { follow(top) }
    }

    isolated deinit { cancel() }

    /// Ends the observation without calling the closure.
    func cancel() {
        didEnd = nil
        observation?.cancel()
        observation = nil
    }

    private func follow(_ top: Controller) {
        observation = Observation.stopping { [weak self] in self?.topWasReleased() }.cancelled(with: top)
    }

    private func topWasReleased() {
        guard let didEnd else { return }
        if let controller, !controller.isGone, let window = controller.lineToTop.last as? WindowController {
            return follow(window)
        }
        self.didEnd = nil
        didEnd()
    }
}
