/// A node of the controller hierarchy: a screen, or a container of other controllers.
///
/// A controller has no widget. Drawn controllers derive from ``Controller`` in a module of their own. Flows and placers
/// use only this class, so they work, and can be tested, without a display.
///
/// A controller appears when its window is open and no other controller of its container covers it. Its life cycle
/// methods are ``viewDidLoad()``, called once, then ``viewWillAppear()``, ``viewDidAppear()``, ``viewWillDisappear()``,
/// and ``viewDidDisappear()``, each called once per appearance. A controller that reverses halfway, by reappearing
/// before it has disappeared for instance, skips the methods that no longer apply.
///
/// A change of the hierarchy is complete when the method that makes it returns. If a life cycle method makes the
/// change, it is complete after that life cycle method has returned. The duration of animations doesn't affect the life
/// cycle.
///
/// Source: `UIViewController`, as Lasso uses it.
@MainActor
open class Controller: ObjectBindable {
    /// Creates a controller that is not in a hierarchy.
    public init() {}

    /// The title that the user sees, such as in the title bar of a window or on a tab.
    open var title: String? {
        didSet { if title != oldValue { labelsDidChange(.titleDidChange) } }
    }

    /// A second, smaller line below the title in a header bar.
    ///
    /// Source: `AdwWindowTitle:subtitle`.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { labelsDidChange(.titleDidChange) } }
    }

    /// The name of the icon on the controller's tab, as in the icon theme.
    open var iconName: String? {
        didSet { if iconName != oldValue { labelsDidChange(.iconDidChange) } }
    }

    /// Whether the controller's tab is marked, because something in it needs the user's attention.
    ///
    /// Source: `GtkStackPage:needs-attention`.
    open var needsAttention = false {
        didSet { if needsAttention != oldValue { labelsDidChange(.iconDidChange) } }
    }

    /// The controller's component in the path that describes where the user is; `nil` if the controller isn't a place.
    ///
    /// ``NavigationPath`` describes how paths are composed.
    open var pathComponent: String? {
        didSet { if pathComponent != oldValue { announce(.pathComponentDidChange) } }
    }

    /// The width, in pixels at the usual text size, below which the controller takes its narrow form.
    ///
    /// The width grows with the text size that the user has chosen: with texts twice as large, it is twice as large.
    ///
    /// A ``SplitController`` shows one of its parts, a ``TabController`` has its tabs at the bottom or in a menu, and a
    /// dialog fills the window below it if that is narrower. Other controllers have no narrow form. The hierarchy and
    /// its ``path`` are the same in both forms.
    ///
    /// - Precondition: A new value isn't negative.
    ///
    /// Source: `AdwBreakpoint`.
    public final var narrowWidth = 450 {
        willSet { precondition(newValue >= 0, "\(Self.self).narrowWidth: \(newValue) is negative. Set at least 0.") }
        didSet { if narrowWidth != oldValue { drawing?.update(animated: false) } }
    }

    // MARK: The hierarchy

    /// The container that this controller is in.
    public internal(set) weak var parent: Controller?

    /// The controllers in this container; empty if the controller isn't a container.
    open var children: [Controller] { [] }

    /// The children that are on the screen when this controller is.
    open var visibleChildren: [Controller] { children }

    /// The visible child where the user is. Titles and paths refer to it.
    open var principalChild: Controller? { visibleChildren.last }

    /// The controller that this controller presents, and its presentation style.
    package final var presentation: Presentation?

    /// The controller that presents this controller.
    public internal(set) final weak var presentingController: Controller?

    /// Whether this controller was in a hierarchy and has been removed from it.
    final var hasDeparted = false

    /// Removes a child, and the children that depend on it.
    ///
    /// Containers whose children can be removed one by one override this method together with ``canRemove(_:)``.
    ///
    /// - Parameters:
    ///   - child: One of ``children``.
    ///   - animated: Whether the change is animated.
    open func remove(_ child: Controller, animated: Bool) {
        preconditionFailure("\(Self.self).remove(_:animated:): \(child) cannot be removed. Call canRemove(_:) first.")
    }

    /// Returns whether a child can be removed.
    ///
    /// - Parameter child: One of ``children``.
    /// - Returns: Whether ``remove(_:animated:)`` would remove the child.
    open func canRemove(_ child: Controller) -> Bool { false }

    /// Shows a child without removing another one, by selecting its tab for instance.
    ///
    /// Containers that show only some of their children at a time override this method.
    ///
    /// - Parameter child: One of ``children``.
    open func reveal(_ child: Controller) {}

    /// Removes a child alone, so that it can be placed elsewhere. Containers override it if `remove(_:animated:)`
    /// removes more, or refuses some children.
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

    /// Takes the next step back, as the user does. Called only while there is one.
    ///
    /// By default, ``stepBack`` is left: it is asked and removed. Containers that keep it override this method.
    ///
    /// - Parameter animated: Whether the change is animated.
    open func takeStepBack(animated: Bool) { stepBack?.beginToLeave(animated: animated) }

    /// Returns the children that cover a child, the one directly above it first. They are asked, and removed, with the
    /// child.
    ///
    /// - Parameter child: One of ``children``.
    open func controllersCovering(_ child: Controller) -> [Controller] { [] }

    /// Removes the children that cover a child.
    ///
    /// - Parameters:
    ///   - child: One of ``children``.
    ///   - animated: Whether the change is animated.
    open func uncover(_ child: Controller, animated: Bool) {}

    /// Whether the header bar of a dialog with this controller shows a Close button where there is no step back. A
    /// controller does what its container does.
    open var offersClosing: Bool { parent?.offersClosing ?? false }

    // MARK: Header bars

    /// Whether each visible child has a header bar of its own. Otherwise, one header bar above this controller shows
    /// the titles and buttons of all controllers in it.
    package var childrenHaveHeaders: Bool { false }

    /// The children that are shown if there is enough room for all of them.
    package var childrenShownWithRoom: [Controller] { visibleChildren }

    /// Returns the edges of this container that the header bar of a child reaches.
    ///
    /// - Parameter child: One of the visible children.
    func headerEdges(of child: Controller) -> HeaderEdges { .all }

    // MARK: Ways out

    /// The way in which the user leaves this controller; `nil` if there is none.
    var wayOut: WayOut? { WayOut(presented: self) ?? WayOut(in: parent, of: self) ?? parent?.wayOutOfChildren }

    /// The way in which the user leaves a child that cannot be removed alone: together with this container.
    var wayOutOfChildren: WayOut? { wayOut }

    // MARK: Leaving

    /// Whether the user may leave this controller: go back from it, or close its dialog, its tab, or its window.
    ///
    /// Override it if leaving would lose something:
    ///
    /// ```swift
    /// override var leaving: Leaving {
    ///     guard state.hasChanges else { return .allowed }
    ///     return .ask { [unowned self] in await confirm("Discard the changes?", accept: "Discard") }
    /// }
    /// ```
    ///
    /// It applies to what the user does, and to ``leave(animated:)``, ``goBack(animated:)``, and ``Flow/go(to:)``.
    /// Changes that a flow makes to the hierarchy itself, such as `pop()`, are made without asking.
    open var leaving: Leaving { .allowed }

    /// Calls a closure when the user has answered the question that this controller is.
    ///
    /// - Parameter action: The closure.
    /// - Returns: Whether there is an answer to wait for. A controller that is no question has none.
    func awaitAnswer(then action: @escaping @MainActor () -> Void) -> Bool { false }

    /// Whether a question that ``leaving`` returned is waiting for an answer.
    package final var isBeingAsked = false

    /// A closure called when this controller stays after the user was asked whether to leave it: because of the answer,
    /// because of another controller, or because the request has ended meanwhile.
    final var onStay: (() -> Void)?

    // MARK: Commands

    /// The commands that the user can perform while this controller is on the screen.
    ///
    /// The table is made once each time the controller appears, when it is needed first, and again after
    /// ``commandsDidChange()``. It is released when the controller disappears.
    open var commands: Commands { .none }

    /// The table of ``commands`` since the controller appeared; `nil` if it wasn't needed yet.
    final var knownCommands: Commands?

    /// The hierarchies on the screen that are embedded in this controller's view, in widgets of the application's own.
    package internal(set) final var embeddedHierarchies: [WindowController] = []

    // MARK: Notices

    /// The notices of this controller; `nil` if it never had any.
    final var knownNotices: Notices?

    // MARK: Life cycle

    /// Called once, before the controller appears for the first time. If the controller is drawn, its view has been
    /// loaded.
    open func viewDidLoad() {}

    /// Called when the controller is about to appear on the screen.
    open func viewWillAppear() {}

    /// Called when the controller has appeared on the screen.
    open func viewDidAppear() {}

    /// Called when the controller is about to disappear from the screen.
    open func viewWillDisappear() {}

    /// Called when the controller has disappeared from the screen.
    open func viewDidDisappear() {}

    final var lifeCycle = LifeCycle.notLoaded {
        didSet {
            if lifeCycle == .disappeared { knownCommands = nil }
            if lifeCycle == .appearing { knownNotices?.controllerWillAppear() }
        }
    }

    /// The window that shows this controller, from when it begins to appear until it has disappeared.
    final weak var shownWindow: WindowController?

    // MARK: Drawing, observers, and references

    /// The drawing that shows this controller to the user; `nil` if it isn't drawn.
    public package(set) final var drawing: (any ControllerDrawing)?

    final var hierarchyObservers: HierarchyObservers?

    final var references: HeldReferences?

    /// The objects that live only as long as this controller is in a hierarchy, such as the flows that placed it.
    package final var hierarchyReferences: [HierarchyReference] = []
}
