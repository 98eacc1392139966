/// Something that is in front of a place, so that the user is not at it: what is above it on a stack, or a dialog.
@MainActor
enum PathCover {
    case dialog(Controller, on: Controller)
    case stack([Controller], above: Controller, NavigationController)

    /// What goes with it, the one in front first.
    var controllers: [Controller] {
        switch self {
        case .dialog(let dialog, _): [dialog]
        case .stack(let controllers, _, _): controllers.reversed()
        }
    }

    /// Takes it away.
    func remove(animated: Bool) {
        switch self {
        case .dialog(let dialog, let presenting):
            if presenting.presentedController === dialog { presenting.dismiss(animated: animated) }
        case .stack(_, let below, let navigation):
            if below.parent === navigation { navigation.pop(to: below, animated: animated) }
        }
    }

    /// What is in front of a place.
    ///
    /// - Parameters:
    ///   - place: The place. In a navigation controller, it is the bottom of the stack.
    ///   - top: The top of the hierarchy.
    ///   - others: What goes anyway, with all in it.
    /// - Returns: What is in front, the foremost first; nothing that is in another one of them.
    static func covers(of place: Controller, below top: Controller, besides others: [Controller]) -> [PathCover] {
        var place = place
        while let bottom = (place as? NavigationController)?.controllers.first { place = bottom }
        let line = place.lineToTop

        var stacks: [PathCover] = []
        for (child, container) in zip(line, line.dropFirst()) where child.parent === container {
            guard let navigation = container as? NavigationController,
                let index = navigation.controllers.firstIndex(where: { $0 === child })
            else { continue }
            let above = Array(navigation.controllers[(index + 1)...])
            if !above.isEmpty { stacks.append(.stack(above, above: child, navigation)) }
        }
        stacks.removeAll { $0.controllers.contains { $0.isIn(others) } }

        var dialogs: [PathCover] = []
        // Also those that come with the place when it is brought to the front.
        for presenting in top.withVisibleDescendants + place.withVisibleDescendants {
            guard let dialog = presenting.presentedController, !line.contains(where: { $0 === dialog }) else {
                continue
            }
            let gone = others + (dialogs + stacks).flatMap(\.controllers)
            if !dialog.isIn(gone) { dialogs.append(.dialog(dialog, on: presenting)) }
        }
        return dialogs + stacks.reversed()
    }
}

extension Controller {
    /// Whether this is one of some controllers, or is in one, or is presented there.
    fileprivate func isIn(_ controllers: [Controller]) -> Bool {
        lineToTop.contains { controller in controllers.contains { $0 === controller } }
    }
}
