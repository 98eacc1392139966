/// A container with a tab for each controller, of which the user selects one.
///
/// Source: `UITabBarController`, as Lasso uses it.
open class TabController: SelectionController {
    /// Whether the user may close tabs. A tab whose controller refuses to be left stays open.
    public var hasClosableTabs = false {
        didSet { if hasClosableTabs != oldValue { labelsDidChange(.optionsDidChange) } }
    }

    /// Whether the user may reorder the tabs.
    public var hasReorderableTabs = false {
        didSet { if hasReorderableTabs != oldValue { labelsDidChange(.optionsDidChange) } }
    }

    /// The places where the tabs can be.
    public enum TabPosition: Hashable, Sendable, CaseIterable {
        /// Above the content.
        case top
        /// Below the content.
        case bottom
        /// In the header bar above the content, in place of the title. Where there is none, they are above the content.
        case headerBar
    }

    /// The place of the tabs while there is room for them.
    ///
    /// If the tab controller is narrower than ``Controller/narrowWidth``, the tabs are below the content or, if they
    /// need more room than there is, in a menu there. In the header bar, tabs can't be closed or reordered with the
    /// mouse.
    ///
    /// Source: `GtkStackSwitcher`, `AdwViewSwitcher`, `AdwViewSwitcherBar`.
    public final var tabPosition = TabPosition.top {
        didSet { if tabPosition != oldValue { labelsDidChange(.optionsDidChange) } }
    }

    /// Moves a tab.
    ///
    /// - Parameters:
    ///   - index: The tab's index before the move.
    ///   - destination: The tab's index after the move.
    /// - Precondition: Both are indices of `controllers`.
    public func moveController(at index: Int, to destination: Int) {
        precondition(
            controllers.indices.contains(index) && controllers.indices.contains(destination),
            "TabController.moveController(at:to:): index \(index) or \(destination) is not in 0..<\(controllers.count)."
        )
        var controllers = controllers
        controllers.insert(controllers.remove(at: index), at: destination)
        setControllers(controllers)
    }

    /// Moves a tab, as the user does.
    ///
    /// - Parameters:
    ///   - index: The tab's index before the move.
    ///   - destination: The tab's index after the move.
    /// - Precondition: Both are indices of `controllers`.
    package final func userDidMove(_ index: Int, to destination: Int) {
        Run.turn(with: .tabMove(self, from: index, to: destination)) { moveController(at: index, to: destination) }
    }

    /// Returns whether the user may close tabs.
    open override func canRemove(_ child: Controller) -> Bool { hasClosableTabs }

    /// Removes a tab.
    open override func remove(_ child: Controller, animated: Bool) {
        guard let position = controllers.lastIndex(where: { $0 === child }) else { return }
        removeController(at: position, animated: animated)
    }
}
