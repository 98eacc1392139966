/// A stack of controllers, of which the top one is shown.
///
/// Source: `UINavigationController`, as Lasso uses it.
open class NavigationController: Controller {
    /// The controllers on the stack, bottom first.
    public private(set) var controllers: [Controller] = []

    /// The transition of a push.
    public var pushTransition = Transition.push

    /// The transition of a pop.
    public var popTransition = Transition.pop

    /// Whether the bottom controller has a button that closes the dialog that the navigation controller is in.
    public var isDismissible = false {
        didSet { if isDismissible != oldValue { labelsDidChange(.optionsDidChange) } }
    }

    /// Creates a navigation controller.
    ///
    /// - Parameter rootController: The bottom controller.
    public convenience init(rootController: Controller) {
        self.init()
        setControllers([rootController], animated: false)
    }

    /// The controller on top of the stack, which is shown.
    public var topController: Controller? { controllers.last }

    open override var children: [Controller] { controllers }

    open override var visibleChildren: [Controller] { topController.map { [$0] } ?? [] }

    open override var principalChild: Controller? { topController }

    /// Pushes a controller onto the stack.
    ///
    /// - Parameters:
    ///   - controller: The controller to push.
    ///   - animated: Whether the change is animated.
    /// - Precondition: The controller isn't in a container.
    public func push(_ controller: Controller, animated: Bool = true) {
        changeHierarchy(adding: [controller], removing: [], animated: animated) { controllers.append(controller) }
    }

    /// Pops the top controller, unless it is the only one.
    ///
    /// - Parameter animated: Whether the change is animated.
    /// - Returns: The controller that was removed.
    @discardableResult
    public func pop(animated: Bool = true) -> Controller? {
        guard controllers.count > 1, let top = topController else { return nil }
        removeLast(1, animated: animated)
        return top
    }

    /// Pops all controllers above another one.
    ///
    /// - Parameters:
    ///   - controller: The controller that becomes the top one.
    ///   - animated: Whether the change is animated.
    /// - Returns: The controllers that were removed, bottom first.
    /// - Precondition: `controller` is one of ``controllers``.
    @discardableResult
    public func pop(to controller: Controller, animated: Bool = true) -> [Controller] {
        guard let index = controllers.lastIndex(where: { $0 === controller }) else {
            preconditionFailure(
                """
                NavigationController.pop(to:animated:): \(type(of: controller)) is not in the stack. \
                Pop to one of `controllers`.
                """
            )
        }
        return removeLast(controllers.count - index - 1, animated: animated)
    }

    @discardableResult
    private func removeLast(_ count: Int, animated: Bool) -> [Controller] {
        let removed = Array(controllers.suffix(count))
        changeHierarchy(adding: [], removing: removed, animated: animated) { controllers.removeLast(count) }
        return removed
    }

    /// Pops all controllers except the bottom one.
    ///
    /// - Parameter animated: Whether the change is animated.
    /// - Returns: The controllers that were removed, bottom first.
    @discardableResult
    public func popToRoot(animated: Bool = true) -> [Controller] {
        guard let root = controllers.first else { return [] }
        return pop(to: root, animated: animated)
    }

    /// Replaces the whole stack.
    ///
    /// - Parameters:
    ///   - controllers: The controllers of the new stack, bottom first.
    ///   - animated: Whether the change is animated.
    /// - Precondition: The controllers that are new to the stack aren't in a container.
    public func setControllers(_ controllers: [Controller], animated: Bool = true) {
        changeHierarchy(animated: animated) { self.controllers = controllers }
    }

    /// Returns the controller below another one.
    ///
    /// - Parameter controller: One of ``controllers``.
    /// - Returns: The controller below; `nil` for the bottom one.
    public func controller(below controller: Controller) -> Controller? {
        guard let index = controllers.lastIndex(where: { $0 === controller }), index > 0 else { return nil }
        return controllers[index - 1]
    }

    open override var trail: [Controller] { controllers }

    open override var baseController: Controller? { controllers.first }

    open override var stepBack: Controller? { controllers.count > 1 ? topController : nil }

    open override func controllersCovering(_ child: Controller) -> [Controller] {
        guard let index = controllers.lastIndex(where: { $0 === child }) else { return [] }
        return Array(controllers[(index + 1)...])
    }

    open override func uncover(_ child: Controller, animated: Bool) { pop(to: child, animated: animated) }

    open override var offersClosing: Bool { isDismissible }

    package override var childrenHaveHeaders: Bool { true }

    /// Removes a child from the stack, and leaves those above it.
    open override func takeOut(_ child: Controller) {
        setControllers(controllers.filter { $0 !== child }, animated: false)
    }

    /// Returns whether a child can be removed. All except the bottom one can.
    open override func canRemove(_ child: Controller) -> Bool { controller(below: child) != nil }

    /// Removes a child and all controllers above it.
    open override func remove(_ child: Controller, animated: Bool) {
        guard let below = controller(below: child) else { return super.remove(child, animated: animated) }
        pop(to: below, animated: animated)
    }
}
