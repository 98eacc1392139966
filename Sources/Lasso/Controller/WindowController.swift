/// A window: the top of a hierarchy.
///
/// Source: `UIWindow`, as Lasso uses it.
open class WindowController: Controller {
    /// What the window shows.
    public private(set) var rootController: Controller?

    /// Whether the window is on the screen.
    public private(set) var isOpen = false

    private(set) lazy var appearance = Appearance(of: self)

    open override var children: [Controller] { rootController.map { [$0] } ?? [] }

    /// Replaces what the window shows.
    ///
    /// - Parameters:
    ///   - controller: What it is to show.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: `controller` is in no container.
    public func setRootController(_ controller: Controller?, animated: Bool = true) {
        changeHierarchy(animated: animated) { rootController = controller }
    }

    /// Puts the window on the screen, so that the controllers in it appear.
    public func open() {
        changeHierarchy(animated: false) { isOpen = true }
    }

    /// Takes the window off the screen and gives up what it shows.
    public func close() {
        changeHierarchy(animated: false) { isOpen = false }
        setRootController(nil, animated: false)
    }
}
