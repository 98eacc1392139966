/// A container that shows one of its controllers at a time: the base class of ``TabController`` and ``PageController``.
open class SelectionController: Controller {
    /// The controllers, in order.
    public private(set) final var controllers: [Controller] = []

    private var index = 0

    /// The index of the controller that is shown. It follows that controller when ``setControllers(_:animated:)`` moves
    /// it.
    ///
    /// - Precondition: A new value is an index of ``controllers``.
    public final var selectedIndex: Int {
        get { index }
        set {
            precondition(
                controllers.indices.contains(newValue),
                "\(Self.self).selectedIndex: \(newValue) is not in 0..<\(controllers.count)."
            )
            guard newValue != index else { return }
            changeHierarchy(adding: [], removing: [], animated: true) { index = newValue }
        }
    }

    /// Selects a controller, as the user does.
    ///
    /// - Parameter index: The index of the controller.
    /// - Precondition: `index` is an index of ``controllers``.
    package final func userDidSelect(_ index: Int) {
        Run.turn(with: .selection(self, index: index)) { selectedIndex = index }
    }

    /// Turns to another controller, as the user does. Does nothing if there is none.
    ///
    /// - Parameter distance: The difference of the indices.
    package final func userDidTurn(by distance: Int) {
        if controllers.indices.contains(selectedIndex + distance) { userDidSelect(selectedIndex + distance) }
    }

    /// The controller that is shown.
    public final var selectedController: Controller? {
        controllers.indices.contains(index) ? controllers[index] : nil
    }

    open override var children: [Controller] { controllers }

    open override var visibleChildren: [Controller] { selectedController.map { [$0] } ?? [] }

    open override var principalChild: Controller? { selectedController }

    /// Replaces the controllers. The controller that is shown stays selected if it is among the new ones.
    ///
    /// - Parameters:
    ///   - controllers: The controllers, in order.
    ///   - animated: Whether the change is animated.
    /// - Precondition: The controllers that are new here aren't in a container.
    public final func setControllers(_ controllers: [Controller], animated: Bool = false) {
        let selected = selectedController
        let index = controllers.firstIndex { $0 === selected } ?? max(0, min(index, controllers.count - 1))
        setControllers(controllers, selectedIndex: index, animated: animated)
    }

    /// Replaces the controllers, and selects the one to show.
    ///
    /// - Parameters:
    ///   - controllers: The controllers, in order.
    ///   - selectedIndex: The index of the controller to show; 0 if there are none.
    ///   - animated: Whether the change is animated.
    /// - Precondition: The controllers that are new here aren't in a container; `selectedIndex` is one of their
    ///   indices.
    public final func setControllers(_ controllers: [Controller], selectedIndex: Int, animated: Bool = false) {
        precondition(
            controllers.indices.contains(selectedIndex) || controllers.isEmpty && selectedIndex == 0,
            """
            \(Self.self).setControllers(_:selectedIndex:animated:): selectedIndex \(selectedIndex) \
            is not in 0..<\(controllers.count).
            """
        )
        changeHierarchy(animated: animated) {
            self.controllers = controllers
            index = selectedIndex
        }
    }

    /// Adds a controller after the others, and shows it.
    final func append(_ controller: Controller, animated: Bool) {
        changeHierarchy(adding: [controller], removing: [], animated: animated) {
            controllers.append(controller)
            index = controllers.count - 1
        }
    }

    /// Removes a controller. If it was shown, the next one is shown, or else the last one; otherwise the selection
    /// stays.
    final func removeController(at position: Int, animated: Bool) {
        changeHierarchy(adding: [], removing: [controllers[position]], animated: animated) {
            controllers.remove(at: position)
            if position < index || index == controllers.count { index = max(0, index - 1) }
        }
    }

    open override func takeOut(_ child: Controller) { setControllers(controllers.filter { $0 !== child }) }

    /// Shows a controller.
    open override func reveal(_ child: Controller) {
        if let index = controllers.firstIndex(where: { $0 === child }) { selectedIndex = index }
    }
}
