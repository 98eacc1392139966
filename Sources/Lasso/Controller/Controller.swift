/// A node of the navigation hierarchy: a screen, or a container of others.
///
/// It has no widget. What is drawn derives from ``Controller`` in a module of its own; flows and placers know only this
/// class, so they work, and are tested, without a display.
///
/// A controller appears when it comes to be on the screen, which is the case when its window is open and it is not covered:
/// ``viewDidLoad()`` once, then ``viewWillAppear()``, ``viewDidAppear()``, ``viewWillDisappear()`` and
/// ``viewDidDisappear()``, each exactly once for each coming and going.
///
/// Source: `UIViewController`, as Lasso uses it.
@MainActor
open class Controller: ObjectBindable {
    /// Makes a controller that is nowhere in the hierarchy.
    public init() {}

    /// What the user is told this is: the title of a window or a tab.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            selfAndAncestors.forEach { $0.drawing?.updateTitles() }
        }
    }

    // MARK: The hierarchy

    /// The container that this controller is in.
    public internal(set) weak var parent: Controller?

    /// The controllers in this one; those in a container.
    open var children: [Controller] { [] }

    /// Which of the children are on the screen when this controller is.
    open var visibleChildren: [Controller] { children }

    /// The nearest navigation controller that this controller is in.
    public var navigationController: NavigationController? { nearestAncestor() }

    /// The nearest tab controller that this controller is in.
    public var tabController: TabController? { nearestAncestor() }

    /// The window that this controller is in.
    public var windowController: WindowController? { nearestAncestor() }

    /// The nearest controller of a class that this one is in.
    func nearestAncestor<Ancestor: Controller>(ofType type: Ancestor.Type = Ancestor.self) -> Ancestor? {
        selfAndAncestors.dropFirst().lazy.compactMap { $0 as? Ancestor }.first
    }

    var selfAndAncestors: [Controller] { Array(sequence(first: self, next: { $0.parent })) }

    /// Changes the hierarchy at this controller: containers make every change of their children, or of which of them are
    /// visible, in here.
    ///
    /// When it returns, the hierarchy is changed. The life cycle has followed too, unless this is called by a method of the
    /// life cycle: then it follows when that method has returned.
    ///
    /// - Parameters:
    ///   - animated: Whether the user is to see how it changes.
    ///   - change: Makes the change.
    public final func changeHierarchy(animated: Bool, _ change: () -> Void) {
        let childrenBefore = children
        change()
        adopt(childrenInsteadOf: childrenBefore)
        let window = self as? WindowController ?? windowController
        window?.appearance.hierarchyDidChange(at: self, animated: animated)
    }

    private func adopt(childrenInsteadOf childrenBefore: [Controller]) {
        let children = children
        precondition(
            Set(children.map(ObjectIdentifier.init)).count == children.count,
            "A controller is in the same \(type(of: self)) twice. Create its screen anew to show it again."
        )
        for child in childrenBefore where !children.contains(where: { $0 === child }) { child.parent = nil }
        for child in children where child.parent !== self {
            precondition(
                child.parent == nil,
                """
                \(type(of: child)) is in a \(child.parent.map { "\(type(of: $0))" } ?? "") already and cannot be placed in a \
                \(type(of: self)) too. Take it out there first, or create the screen anew.
                """
            )
            precondition(
                !selfAndAncestors.contains { $0 === child },
                "\(type(of: child)) cannot be placed in itself, nor in a controller that is in it."
            )
            child.parent = self
        }
    }

    // MARK: Life cycle

    /// Called once, before the controller appears for the first time and after its view, if it is drawn, was loaded.
    open func viewDidLoad() {}

    /// Called when the controller is about to appear on the screen.
    open func viewWillAppear() {}

    /// Called when the controller has appeared on the screen.
    open func viewDidAppear() {}

    /// Called when the controller is about to disappear from the screen.
    open func viewWillDisappear() {}

    /// Called when the controller has disappeared from the screen.
    open func viewDidDisappear() {}

    /// How far the controller has come in its life cycle.
    enum LifeCycle {
        case notLoaded, disappeared, appearing, appeared, disappearing

        /// Whether the controller has begun to appear and not yet disappeared.
        var isShown: Bool { self == .appearing || self == .appeared || self == .disappearing }
    }

    final var lifeCycle = LifeCycle.notLoaded

    // MARK: Drawing and references

    /// What shows this controller to the user, if it is drawn.
    public final var drawing: (any ControllerDrawing)?

    /// What lives as long as this controller: its store, the flow that placed it.
    package private(set) final var heldReferences: [AnyObject] = []

    /// Keeps an object, a store or a flow for instance, alive for as long as this controller lives.
    public func holdReference(to object: AnyObject) {
        heldReferences.append(object)
    }

    /// Gives up a reference that ``holdReference(to:)`` took.
    public func releaseReference(to object: AnyObject) {
        heldReferences.removeAll { $0 === object }
    }
}
