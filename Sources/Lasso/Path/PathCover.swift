/// Controllers in front of a destination, so that the user is not there: those above it in a container, or a dialog.
@MainActor
enum PathCover {
    case dialog(Controller, on: Controller)
    case covering([Controller], Controller, in: Controller)

    /// The controllers to be removed, the one in front first.
    var controllers: [Controller] {
        switch self {
        case .dialog(let dialog, _): [dialog]
        case .covering(let controllers, _, _): controllers.reversed()
        }
    }

    /// Removes the controllers, unless that has happened already.
    func remove(animated: Bool) {
        switch self {
        case .dialog(let dialog, let presenting):
            if presenting.presentedController === dialog { presenting.dismiss(animated: animated) }
        case .covering(_, let covered, let container):
            if covered.parent === container { container.uncover(covered, animated: animated) }
        }
    }

    /// Finds what is in front of a destination.
    ///
    /// - Parameters:
    ///   - destination: The destination. If it is a container with steps, what covers its base is in front of it too.
    ///   - top: The top of the hierarchy.
    ///   - others: Controllers that are removed anyway, with all controllers in them.
    /// - Returns: The covers, the foremost first, except those inside another one, and without controllers that are
    ///   removed anyway, unless they are above others.
    static func covers(of destination: Controller, below top: Controller, besides others: [Controller]) -> [PathCover] {
        var destination = destination
        while let base = destination.baseController { destination = base }
        let line = destination.lineToTop

        var covers: [PathCover] = []
        for (child, container) in zip(line, line.dropFirst()) where child.parent === container {
            let covering = container.controllersCovering(child)
            // Those directly above it that are removed anyway stay until then.
            let leaving = covering.prefix { $0.isIn(others) }
            let rest = Array(covering.dropFirst(leaving.count))
            if !rest.isEmpty { covers.append(.covering(rest, leaving.last ?? child, in: container)) }
        }

        var dialogs: [PathCover] = []
        // Including those that appear together with the destination.
        for presenting in top.withVisibleDescendants + destination.withVisibleDescendants {
            guard let dialog = presenting.presentedController, !line.contains(where: { $0 === dialog }) else {
                continue
            }
            let removed = others + (dialogs + covers).flatMap(\.controllers)
            if !dialog.isIn(removed) { dialogs.append(.dialog(dialog, on: presenting)) }
        }
        return dialogs + covers.reversed()
    }
}

extension Controller {
    /// Returns whether this is one of some controllers, or is in one or presented there.
    fileprivate func isIn(_ controllers: [Controller]) -> Bool {
        lineToTop.contains { controller in controllers.contains { $0 === controller } }
    }
}
