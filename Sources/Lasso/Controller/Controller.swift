/// A node of the navigation hierarchy: a screen, or a container of others.
///
/// It has no widget. What is drawn derives from ``Controller`` in a module of its own; flows and placers know only this
/// class, so they work, and are tested, without a display.
///
/// A controller appears when it comes to be on the screen, which is the case when its window is open and it is not covered:
/// ``viewDidLoad()`` once, then ``viewWillAppear()``, ``viewDidAppear()``, ``viewWillDisappear()`` and
/// ``viewDidDisappear()``, each once for each coming and going; a controller that turns back halfway skips what has been overtaken.
/// A change of the hierarchy is complete when the method that makes it returns, unless a method of the life cycle makes it: then
/// it is when that method has returned. How long the user sees it move does not matter to the life cycle.
///
/// Source: `UIViewController`, as Lasso uses it.
@MainActor
open class Controller: ObjectBindable {
    /// Makes a controller that is nowhere in the hierarchy.
    public init() {}

    /// What the user is told this is: the title of a window or a tab.
    open var title: String? {
        didSet { if title != oldValue { labelsDidChange(.titleDidChange) } }
    }

    /// The name of the icon on the controller's tab, as the icon theme has it.
    open var iconName: String? {
        didSet { if iconName != oldValue { labelsDidChange(.iconDidChange) } }
    }

    /// What the controller is called in the path that says where the user is; `nil` if it is no place of its own.
    ///
    /// ``NavigationPath`` says how paths are made of it.
    open var pathComponent: String? {
        didSet { if pathComponent != oldValue { announce(.pathComponentDidChange) } }
    }

    // MARK: The hierarchy

    /// The container that this controller is in.
    public internal(set) weak var parent: Controller?

    /// The controllers in this one; those in a container.
    open var children: [Controller] { [] }

    /// Which of the children are on the screen when this controller is.
    open var visibleChildren: [Controller] { children }

    /// Which of the visible children is the one that the user is at: what titles and paths speak of.
    open var principalChild: Controller? { visibleChildren.last }

    /// The nearest navigation controller that this controller is in.
    public var navigationController: NavigationController? { nearestAncestor() }

    /// The nearest tab controller that this controller is in.
    public var tabController: TabController? { nearestAncestor() }

    /// The nearest page controller that this controller is in.
    public var pageController: PageController? { nearestAncestor() }

    /// The nearest split controller that this controller is in.
    public var splitController: SplitController? { nearestAncestor() }

    /// The window that this controller is in, also if it is presented there.
    public var windowController: WindowController? {
        var top = parent ?? presentingController
        while let above = top?.parent ?? top?.presentingController { top = above }
        return top as? WindowController
    }

    /// The nearest controller of a class that this one is in.
    func nearestAncestor<Ancestor: Controller>(ofType type: Ancestor.Type = Ancestor.self) -> Ancestor? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Ancestor }.first
    }

    /// This controller, what it is in or presented by, and so on to the top.
    package final var lineToTop: [Controller] {
        Array(sequence(first: self, next: { $0.parent ?? $0.presentingController }))
    }

    /// What this controller presents.
    package final var presentation: Presentation?

    /// What presents this controller.
    public internal(set) final weak var presentingController: Controller?

    /// Whether this controller was in a hierarchy, and is in none any more.
    final var hasDeparted = false

    /// Takes a child away, and what cannot be there without it. Containers whose children may go one by one override it,
    /// together with ``canRemove(_:)``.
    ///
    /// - Parameters:
    ///   - child: One of ``children``.
    ///   - animated: Whether the user is to see how it changes.
    open func remove(_ child: Controller, animated: Bool) {
        preconditionFailure("\(Self.self).remove(_:animated:): it cannot be without \(child). Ask canRemove(_:) first.")
    }

    /// Whether a child may be taken away.
    ///
    /// - Parameter child: One of ``children``.
    /// - Returns: Whether ``remove(_:animated:)`` would do it.
    open func canRemove(_ child: Controller) -> Bool { false }

    /// Brings a child on the screen without taking another one away, by choosing its tab for instance. Containers that show
    /// some of their children at a time override it.
    ///
    /// - Parameter child: One of ``children``.
    open func reveal(_ child: Controller) {}

    /// Removes a child alone, so that it can be placed elsewhere. Containers override it if ``remove(_:animated:)`` removes
    /// more, or refuses some children.
    ///
    /// - Parameter child: One of ``children``.
    open func takeOut(_ child: Controller) { remove(child, animated: false) }

    // MARK: Steps in a container

    /// The children on the way to the one that the user is at, which is the last. Paths are made of them.
    open var trail: [Controller] { [principalChild].compactMap { $0 } }

    /// The child that the last step back in this container leads to; `nil` if this container has no steps.
    open var baseController: Controller? { nil }

    /// The child that the next step back in this container leaves; `nil` if there is no step.
    open var stepBack: Controller? { nil }

    /// The children that cover a child, the one directly above it first. They are asked, and removed, with the child.
    ///
    /// - Parameter child: One of ``children``.
    open func controllersCovering(_ child: Controller) -> [Controller] { [] }

    /// Removes the children that cover a child.
    ///
    /// - Parameters:
    ///   - child: One of ``children``.
    ///   - animated: Whether the change is animated.
    open func uncover(_ child: Controller, animated: Bool) {}

    /// Whether the header bar of a dialog with this controller shows a Close button where there is no step back. A controller
    /// does what its container does.
    open var offersClosing: Bool { parent?.offersClosing ?? false }

    // MARK: Ways out

    /// The way in which the user leaves this controller; `nil` if there is none.
    var wayOut: WayOut? { WayOut(presented: self) ?? WayOut(in: parent, of: self) ?? parent?.wayOutOfChildren }

    /// The way in which the user leaves a child that cannot be removed alone: together with this container.
    var wayOutOfChildren: WayOut? { wayOut }

    // MARK: Leaving

    /// Whether the user may leave this controller: go back from it, close its dialog, its tab or its window.
    ///
    /// Override it where something would be lost:
    ///
    /// ```swift
    /// override var leaving: Leaving {
    ///     guard state.hasChanges else { return .allowed }
    ///     return .ask { [unowned self] in await confirm("Discard the changes?", accept: "Discard") }
    /// }
    /// ```
    ///
    /// It holds for what the user does, and for ``leave(animated:)``, ``goBack(animated:)`` and ``Flow/go(to:)``. What a
    /// flow does to the hierarchy itself, `pop()` for instance, is not asked for.
    open var leaving: Leaving { .allowed }

    /// Whether the user is being asked because of ``leaving``.
    package final var isBeingAsked = false

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

    /// The window that this controller appears in, from when it begins to appear until it has disappeared.
    final weak var shownWindow: WindowController?

    /// Whether the controller has appeared and does not yet disappear.
    public final var isOnScreen: Bool { lifeCycle == .appeared }

    // MARK: Drawing, observers and references

    /// What shows this controller to the user, if it is drawn.
    public final var drawing: (any ControllerDrawing)?

    final var hierarchyObservers: HierarchyObservers?

    /// What lives as long as this controller: its store for instance.
    package final var heldReferences: [AnyObject] { references?.all ?? [] }

    private var references: HeldReferences?

    /// The flows that placed this controller.
    package final var hierarchyReferences: [HierarchyReference] = []

    /// Keeps an object, a store for instance, alive for as long as this controller lives.
    public func holdReference(to object: AnyObject) {
        let references = references ?? HeldReferences()
        self.references = references
        references.append(object)
    }

    /// Gives up a reference that ``holdReference(to:)`` took.
    public func releaseReference(to object: AnyObject) {
        references?.remove(object)
    }
}
