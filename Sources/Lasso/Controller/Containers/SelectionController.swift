/// Controllers of which one is shown at a time: what ``TabController`` and ``PageController`` have in common.
open class SelectionController: Controller {
    /// The controllers, in order.
    public private(set) final var controllers: [Controller] = []

    private var index = 0

    /// Which controller is shown. It stays with the controller that it is at when ``setControllers(_:animated:)`` moves it.
    ///
    /// - Precondition: An index of ``controllers``.
    public final var selectedIndex: Int {
        get { index }
        set {
            precondition(
                controllers.indices.contains(newValue),
                "\(Self.self).selectedIndex: there is no controller \(newValue); there are \(controllers.count), from 0 on."
            )
            guard newValue != index else { return }
            changeHierarchy(adding: [], removing: [], animated: true) { index = newValue }
        }
    }

    /// The controller that is shown.
    public final var selectedController: Controller? {
        controllers.indices.contains(index) ? controllers[index] : nil
    }

    open override var children: [Controller] { controllers }

    open override var visibleChildren: [Controller] { selectedController.map { [$0] } ?? [] }

    /// Replaces the controllers. What is shown stays so, if it is among them.
    ///
    /// - Parameters:
    ///   - controllers: The controllers, in order.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: Those that are new are in no container.
    public final func setControllers(_ controllers: [Controller], animated: Bool = false) {
        let selected = selectedController
        let index = controllers.firstIndex { $0 === selected } ?? max(0, min(index, controllers.count - 1))
        setControllers(controllers, selectedIndex: index, animated: animated)
    }

    /// Replaces the controllers, and chooses which one is shown.
    ///
    /// - Parameters:
    ///   - controllers: The controllers, in order.
    ///   - selectedIndex: Which one is shown; 0 where there are none.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: Those that are new are in no container; `selectedIndex` is one of their indices.
    public final func setControllers(_ controllers: [Controller], selectedIndex: Int, animated: Bool = false) {
        precondition(
            controllers.indices.contains(selectedIndex) || controllers.isEmpty && selectedIndex == 0,
            """
            \(Self.self).setControllers(_:selectedIndex:animated:): there is no controller \(selectedIndex); \
            there are \(controllers.count), from 0 on.
            """
        )
        changeHierarchy(animated: animated) {
            self.controllers = controllers
            index = selectedIndex
        }
    }

    /// Adds a controller behind the others, and shows it.
    final func append(_ controller: Controller, animated: Bool) {
        changeHierarchy(adding: [controller], removing: [], animated: animated) {
            controllers.append(controller)
            index = controllers.count - 1
        }
    }

    /// Removes a controller. The one that is shown stays so or, if it goes, the next one is shown.
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
