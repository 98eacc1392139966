/// Controllers side by side, of which the user chooses one.
///
/// Source: `UITabBarController`, as Lasso uses it.
open class TabController: Controller {
    /// The controllers, in the order of their tabs.
    public private(set) var controllers: [Controller] = []

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
}
