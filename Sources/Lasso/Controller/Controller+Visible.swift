extension Controller {
    /// The innermost controller that is in front of all others on this one and in it, which is where the user is.
    ///
    /// It is found from dialogs and popovers to what is in them: the selected tab, the top of a navigation stack, the
    /// content of a split view. In a window without any of them, it is the root.
    ///
    /// ```swift
    /// window.visibleController.alert("The disk is almost full.")
    /// ```
    ///
    /// Source: `UINavigationController.visibleViewController`, `AdwNavigationView:visible-page`.
    public final var visibleController: Controller {
        var controller = self
        while let presented = controller.presentedInFront { controller = presented }
        while let child = controller.principalChild { controller = child }
        return controller
    }

    /// The presented controller in front of this one and of what the user sees in it. A dialog is in front of popovers.
    private var presentedInFront: Controller? {
        var dialog: Controller?, popover: Controller?
        func note(_ controller: Controller) {
            guard let presentation = controller.presentation else { return }
            if presentation.style.isPopover {
                popover = presentation.controller
            } else {
                dialog = presentation.controller
            }
        }
        forEachVisibleInside(note)
        // What is presented where the user is comes last, so it is in front.
        var line: Controller? = self
        while let controller = line {
            note(controller)
            line = controller.principalChild
        }
        return dialog ?? popover ?? presentedInFrontOfEmbedded
    }

    private var presentedInFrontOfEmbedded: Controller? {
        var presented: Controller?
        forEachVisibleInside { controller in
            for hierarchy in controller.embeddedHierarchies where presented == nil {
                presented = hierarchy.presentedInFront
            }
        }
        return presented
    }

    /// The controllers that the user sees of this one: itself, its principal child, and so on.
    package final var principalLine: [Controller] { Array(sequence(first: self, next: \.principalChild)) }

    /// The title that the user sees for this controller: that of the innermost visible controller that has one.
    package final var visibleTitle: String? { principalLine.reversed().lazy.compactMap(\.title).first }

    /// The text of the controller's tab: its title or, for a container without a title, that of the first controller in
    /// it.
    package final var tabTitle: String? { title ?? children.first?.tabTitle }

    /// The subtitle that the user sees for this controller, found in the same way as its title.
    package final var visibleSubtitle: String? { principalLine.reversed().lazy.compactMap(\.subtitle).first }

    /// This controller and its visible descendants, parents first, without presented controllers.
    package var visibleInside: [Controller] {
        var inside: [Controller] = []
        forEachVisibleInside { inside.append($0) }
        return inside
    }

    private func forEachVisibleInside(_ body: (Controller) -> Void) {
        body(self)
        for child in visibleChildren { child.forEachVisibleInside(body) }
    }

    /// This controller and all controllers that are on the screen when it is, parents first and presented controllers
    /// last.
    package var withVisibleDescendants: [Controller] {
        var visible: [Controller] = []
        forEachVisible { visible.append($0) }
        return visible
    }

    /// Calls a closure with each of the controllers in ``withVisibleDescendants``, in that order.
    final func forEachVisible(_ body: (Controller) -> Void) {
        var controller = self
        // Presentations are followed in a loop: a chain of dialogs may be too long for recursion.
        while true {
            body(controller)
            controller.visibleChildren.forEach { $0.forEachVisible(body) }
            guard let presented = controller.presentedController else { return }
            controller = presented
        }
    }
}
