/// Controllers that follow one another, of which one is shown: pages to leaf through.
///
/// Source: `UIPageViewController`, as Lasso uses it.
open class PageController: Controller {
    /// The controllers, the first page first.
    public private(set) var controllers: [Controller] = []

    /// Which page is shown. It stays with the page that it is at when ``setControllers(_:animated:)`` moves it.
    ///
    /// - Precondition: An index of ``controllers``.
    public var selectedIndex: Int {
        get { index }
        set {
            precondition(
                controllers.indices.contains(newValue),
                "PageController.selectedIndex: there is no page \(newValue); there are \(controllers.count)."
            )
            guard newValue != index else { return }
            changeHierarchy(animated: true) { index = newValue }
        }
    }

    private var index = 0

    /// The page that is shown.
    public var selectedController: Controller? {
        controllers.indices.contains(index) ? controllers[index] : nil
    }

    open override var children: [Controller] { controllers }

    open override var visibleChildren: [Controller] { selectedController.map { [$0] } ?? [] }

    /// Replaces the pages.
    ///
    /// - Parameters:
    ///   - controllers: The controllers, the first page first.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: Those that are new are in no container.
    public func setControllers(_ controllers: [Controller], animated: Bool = false) {
        let selected = selectedController
        changeHierarchy(animated: animated) {
            self.controllers = controllers
            index = controllers.firstIndex { $0 === selected } ?? max(0, min(index, controllers.count - 1))
        }
    }

    /// Shows a new page after the one that is shown, instead of those that came after it.
    ///
    /// - Parameters:
    ///   - controller: The new page.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: The controller is in no container.
    public func showNext(_ controller: Controller, animated: Bool = true) {
        changeHierarchy(animated: animated) {
            controllers = controllers.prefix(index + 1) + [controller]
            index = controllers.count - 1
        }
    }

    /// Shows the page after the one that is shown, if there is one.
    public func showNext() {
        if controllers.indices.contains(index + 1) { selectedIndex = index + 1 }
    }

    /// Shows the page before the one that is shown, if there is one.
    public func showPrevious() {
        if controllers.indices.contains(index - 1) { selectedIndex = index - 1 }
    }

    /// Shows a page.
    open override func reveal(_ child: Controller) {
        if let index = controllers.firstIndex(where: { $0 === child }) { selectedIndex = index }
    }
}
