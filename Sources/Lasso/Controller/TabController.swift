/// Controllers side by side, of which the user chooses one.
///
/// Source: `UITabBarController`, as Lasso uses it.
open class TabController: Controller {
    /// The controllers, in the order of their tabs.
    public private(set) var controllers: [Controller] = []

    /// Whether the user may close tabs. A tab whose controller refuses to be left stays.
    public var hasClosableTabs = false {
        didSet { if hasClosableTabs != oldValue { labelsDidChange(.iconDidChange) } }
    }

    /// Whether the user may put the tabs in another order.
    public var hasReorderableTabs = false {
        didSet { if hasReorderableTabs != oldValue { labelsDidChange(.iconDidChange) } }
    }

    /// Which controller is shown. It stays with the controller that it is at when ``setControllers(_:animated:)`` moves it.
    ///
    /// - Precondition: An index of ``controllers``.
    public var selectedIndex: Int {
        get { index }
        set {
            precondition(
                controllers.indices.contains(newValue),
                "TabController.selectedIndex: there is no tab \(newValue); there are \(controllers.count)."
            )
            guard newValue != index else { return }
            changeHierarchy(animated: true) { index = newValue }
        }
    }

    private var index = 0

    /// The controller that is shown.
    public var selectedController: Controller? {
        controllers.indices.contains(index) ? controllers[index] : nil
    }

    open override var children: [Controller] { controllers }

    open override var visibleChildren: [Controller] { selectedController.map { [$0] } ?? [] }

    /// Replaces the controllers.
    ///
    /// - Parameters:
    ///   - controllers: The controllers, in the order of their tabs.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: Those that are new are in no container.
    public func setControllers(_ controllers: [Controller], animated: Bool = false) {
        let selected = selectedController
        changeHierarchy(animated: animated) {
            self.controllers = controllers
            index = controllers.firstIndex { $0 === selected } ?? max(0, min(index, controllers.count - 1))
        }
    }

    /// Puts a tab elsewhere.
    ///
    /// - Parameters:
    ///   - index: Where it is.
    ///   - destination: Where it is to be, counted without it.
    /// - Precondition: Both are indices of ``controllers``.
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
        setControllers(controllers.filter { $0 !== child }, animated: animated)
    }

    /// Chooses a controller's tab.
    open override func reveal(_ child: Controller) {
        if let index = controllers.firstIndex(where: { $0 === child }) { selectedIndex = index }
    }
}
