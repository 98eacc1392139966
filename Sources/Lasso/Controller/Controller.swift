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
            ancestors.forEach { $0.drawing?.update(animated: true) }
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

    private func nearestAncestor<Ancestor: Controller>() -> Ancestor? {
        ancestors.lazy.compactMap { $0 as? Ancestor }.first
    }

    private var ancestors: [Controller] {
        Array(sequence(first: self, next: { $0.parent }).dropFirst())
    }

    private var topmostAncestor: Controller { ancestors.last ?? self }

    // Whether the controller is shown although nothing contains it; a window is, while it is open.
    var isShownByItself: Bool { false }

    // The controllers that are on the screen, each before its children.
    private var controllersOnScreen: [Controller] {
        topmostAncestor.isShownByItself ? topmostAncestor.withVisibleDescendants : []
    }

    private var withVisibleDescendants: [Controller] {
        [self] + visibleChildren.flatMap(\.withVisibleDescendants)
    }

    /// Changes the hierarchy at this controller: containers make every change of their children, or of which of them are
    /// visible, in here.
    ///
    /// - Parameters:
    ///   - animated: Whether the user is to see how it changes.
    ///   - change: Makes the change.
    public final func changeHierarchy(animated: Bool, _ change: () -> Void) {
        let childrenBefore = children
        let before = controllersOnScreen
        change()
        adopt(childrenInsteadOf: childrenBefore)
        let after = controllersOnScreen

        let leaving = before.filter { controller in !after.contains { $0 === controller } }
        let arriving = after.filter { controller in !before.contains { $0 === controller } }
        leaving.forEach { $0.beginDisappearing() }
        arriving.forEach { $0.load() }
        arriving.forEach { $0.beginAppearing() }
        arriving.forEach { $0.drawing?.update(animated: false) }
        (ancestors + [self]).forEach { $0.drawing?.update(animated: animated) }
        leaving.forEach { $0.endDisappearing() }
        arriving.forEach { $0.endAppearing() }
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

    private enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    private var appearance = Appearance.disappeared
    private var isLoaded = false

    // A method of the life cycle may itself change the hierarchy. Each step is taken only from where it can be taken, so
    // that what such a change has overtaken is not called.

    private func load() {
        if drawing == nil { drawing = topmostAncestor.drawing?.makeDrawing(of: self) }
        guard !isLoaded else { return }
        isLoaded = true
        viewDidLoad()
    }

    private func beginAppearing() {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        viewWillAppear()
    }

    private func endAppearing() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear()
    }

    private func beginDisappearing() {
        guard appearance == .appearing || appearance == .appeared else { return }
        appearance = .disappearing
        viewWillDisappear()
    }

    private func endDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear()
    }

    // MARK: Drawing and references

    /// What shows this controller to the user, if it is drawn.
    public final var drawing: (any ControllerDrawing)?

    private var heldReferences: [AnyObject] = []

    /// Keeps an object, a store or a flow for instance, alive for as long as this controller lives.
    public func holdReference(to object: AnyObject) {
        heldReferences.append(object)
    }

    /// Gives up a reference that ``holdReference(to:)`` took.
    public func releaseReference(to object: AnyObject) {
        heldReferences.removeAll { $0 === object }
    }
}
