extension Controller {
    /// This controller and what is visible in it, each before what is in it, without what is presented.
    package var visibleInside: [Controller] { [self] + visibleChildren.flatMap(\.visibleInside) }

    /// This controller and what is on the screen when it is, each before what is in it, and what it presents at the end.
    package var withVisibleDescendants: [Controller] {
        var visible: [Controller] = []
        forEachVisible { visible.append($0) }
        return visible
    }

    /// Calls a closure with this controller and what is on the screen when it is, in the order of ``withVisibleDescendants``.
    final func forEachVisible(_ body: (Controller) -> Void) {
        var controller = self
        // A chain of dialogs may be longer than the call stack is deep.
        while true {
            body(controller)
            controller.visibleChildren.forEach { $0.forEachVisible(body) }
            guard let presented = controller.presentedController else { return }
            controller = presented
        }
    }
}
