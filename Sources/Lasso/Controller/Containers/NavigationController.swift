/// A stack of controllers, of which the top one is shown.
///
/// Source: `UINavigationController`, as Lasso uses it.
open class NavigationController: Controller {
    /// The controllers, the bottom one first.
    public private(set) var controllers: [Controller] = []

    /// What the user sees of a push.
    public var pushTransition = Transition.push

    /// What the user sees of a pop.
    public var popTransition = Transition.pop

    /// Whether the bottom controller is shown with a button that closes the dialog that all of this is in.
    public var isDismissible = false {
        didSet { if isDismissible != oldValue { labelsDidChange(.optionsDidChange) } }
    }

    /// - Parameter rootController: The bottom controller.
    public convenience init(rootController: Controller) {
        self.init()
        setControllers([rootController], animated: false)
    }

    /// The controller that is shown.
    public var topController: Controller? { controllers.last }

    open override var children: [Controller] { controllers }

    open override var visibleChildren: [Controller] { topController.map { [$0] } ?? [] }

    /// Puts a controller on top.
    ///
    /// - Parameters:
    ///   - controller: What to put there.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: The controller is in no container.
    public func push(_ controller: Controller, animated: Bool = true) {
        changeHierarchy(adding: [controller], removing: [], animated: animated) { controllers.append(controller) }
    }

    /// Takes the top controller away, unless it is the only one.
    ///
    /// - Parameter animated: Whether the user is to see how it changes.
    /// - Returns: The controller that was taken away.
    @discardableResult
    public func pop(animated: Bool = true) -> Controller? {
        guard controllers.count > 1, let top = topController else { return nil }
        removeLast(1, animated: animated)
        return top
    }

    /// Takes all controllers away that are above another.
    ///
    /// - Parameters:
    ///   - controller: The controller that is to be on top.
    ///   - animated: Whether the user is to see how it changes.
    /// - Returns: The controllers that were taken away, the bottom one first.
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

    /// Takes all controllers but the bottom one away.
    ///
    /// - Parameter animated: Whether the user is to see how it changes.
    /// - Returns: The controllers that were taken away, the bottom one first.
    @discardableResult
    public func popToRoot(animated: Bool = true) -> [Controller] {
        guard let root = controllers.first else { return [] }
        return pop(to: root, animated: animated)
    }

    /// Replaces the whole stack.
    ///
    /// - Parameters:
    ///   - controllers: The controllers, the bottom one first.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: Those that are new are in no container.
    public func setControllers(_ controllers: [Controller], animated: Bool = true) {
        changeHierarchy(animated: animated) { self.controllers = controllers }
    }

    /// The controller below another one.
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

    /// Removes a child from the stack, and leaves those above it.
    open override func takeOut(_ child: Controller) {
        setControllers(controllers.filter { $0 !== child }, animated: false)
    }

    /// All but the bottom one may be taken away.
    open override func canRemove(_ child: Controller) -> Bool { controller(below: child) != nil }

    /// Takes a child away with all above it.
    open override func remove(_ child: Controller, animated: Bool) {
        guard let below = controller(below: child) else { return super.remove(child, animated: animated) }
        pop(to: below, animated: animated)
    }
}
