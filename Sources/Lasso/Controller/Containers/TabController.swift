/// Controllers side by side, of which the user chooses one.
///
/// Source: `UITabBarController`, as Lasso uses it.
open class TabController: SelectionController {
    /// Whether the user may close tabs. A tab whose controller refuses to be left stays.
    public var hasClosableTabs = false {
        didSet { if hasClosableTabs != oldValue { labelsDidChange(.optionsDidChange) } }
    }

    /// Whether the user may put the tabs in another order.
    public var hasReorderableTabs = false {
        didSet { if hasReorderableTabs != oldValue { labelsDidChange(.optionsDidChange) } }
    }

    /// Puts a tab elsewhere.
    ///
    /// - Parameters:
    ///   - index: Where it is.
    ///   - destination: Where it is to be, counted without it.
    /// - Precondition: Both are indices of `controllers`.
    public func moveController(at index: Int, to destination: Int) {
        precondition(
            controllers.indices.contains(index) && controllers.indices.contains(destination),
            "TabController.moveController(at:to:): from \(index) to \(destination); there are \(controllers.count) tabs."
        )
        var controllers = controllers
        controllers.insert(controllers.remove(at: index), at: destination)
        setControllers(controllers)
    }

    /// Whether the user may close a tab.
    open override func canRemove(_ child: Controller) -> Bool { hasClosableTabs }

    /// Takes a tab away.
    open override func remove(_ child: Controller, animated: Bool) {
        guard let position = controllers.lastIndex(where: { $0 === child }) else { return }
        removeController(at: position, animated: animated)
    }
}
