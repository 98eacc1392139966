extension SplitController {
    /// The parts of a split controller.
    public enum Part: Hashable, Sendable, CaseIterable {
        /// The sidebar.
        case sidebar
        /// The content.
        case content
    }

    /// The part that is shown while the split controller is collapsed.
    ///
    /// At the beginning, it is the sidebar. A part without a controller is never in front of one that has a controller.
    ///
    /// Source: `AdwNavigationSplitView:show-content`.
    public final var frontPart: Part {
        if contentController == nil { return .sidebar }
        return sidebarController == nil ? .content : chosenPart
    }

    /// Returns the controller in a part.
    ///
    /// - Parameter part: The part.
    /// - Returns: The controller; `nil` if there is none.
    public final func controller(in part: Part) -> Controller? {
        switch part {
        case .sidebar: sidebarController
        case .content: contentController
        }
    }

    /// Returns the part with a child.
    final func part(with child: Controller) -> Part? { Part.allCases.first { controller(in: $0) === child } }

    /// Brings a part to the front. The user sees a difference only while the split controller is collapsed.
    ///
    /// Call it when the user has chosen something in the sidebar that the content shows, and the controller in the
    /// content stays the same:
    ///
    /// ```swift
    /// split.show(.content)
    /// ```
    ///
    /// ``setContentController(_:animated:)`` and the placers call it themselves while the split controller is on the
    /// screen.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - animated: Whether the change is animated.
    /// - Precondition: There is a controller in the part.
    ///
    /// Source: `UISplitViewController.show(_:)`.
    public final func show(_ part: Part, animated: Bool = true) {
        precondition(
            controller(in: part) != nil,
            """
            \(Self.self).show(.\(part)): there is no controller in that part. Set \(part)Controller first, or check it.
            """
        )
        guard part != chosenPart else { return }
        guard isCollapsed, part != frontPart else {
            chosenPart = part
            return
        }
        changeHierarchy(adding: [], removing: [], animated: animated) { chosenPart = part }
    }

    /// Sets whether only the part in front is shown.
    ///
    /// A part that presents something comes to the front, because the presentation would disappear with it.
    ///
    /// - Parameters:
    ///   - isCollapsed: Whether only one part is shown.
    ///   - usedPart: The part that has the keyboard focus; `nil` if it doesn't matter.
    package final func setCollapsed(_ isCollapsed: Bool, using usedPart: Part? = nil) {
        guard isCollapsed != self.isCollapsed else { return }
        let presenting = Part.allCases.first { part in
            controller(in: part)?.visibleInside.contains { $0.presentedController != nil } == true
        }
        changeHierarchy(adding: [], removing: [], animated: false) {
            if isCollapsed, let part = presenting ?? usedPart { chosenPart = part }
            self.isCollapsed = isCollapsed
        }
    }
}
