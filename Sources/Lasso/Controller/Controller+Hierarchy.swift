extension Controller {
    /// Changes the hierarchy at this controller.
    ///
    /// Containers change their children, or which of them are visible, only in the closure of this method.
    ///
    /// When this method returns, the hierarchy has changed and the life cycle methods have been called. If a life cycle
    /// method makes the change, the life cycle follows after that method has returned.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated.
    ///   - change: A closure that makes the change.
    public final func changeHierarchy(animated: Bool, _ change: () -> Void) {
        changeHierarchy(animated: animated, change, whenDone: {})
    }

    /// Changes the hierarchy at this controller.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated.
    ///   - change: A closure that makes the change.
    ///   - action: A closure called after the life cycle has followed the change.
    final func changeHierarchy(animated: Bool, _ change: () -> Void, whenDone action: @escaping () -> Void) {
        let (childrenBefore, presentedBefore) = (children, presentedController)
        willChange(.children)
        change()
        let children = children
        let identities = Set(children.map(ObjectIdentifier.init))
        precondition(identities.count == children.count, Self.twiceMessage)
        var departed = childrenBefore.filter { !identities.contains(ObjectIdentifier($0)) }
        // A window that closes releases its children and its presentation at once.
        if let presentedBefore, presentedController == nil {
            presentedBefore.presentingController = nil
            departed.append(presentedBefore)
        }
        let added = children.filter { $0.parent !== self }
        didChangeChildren(adding: added, removing: departed, animated: animated, whenDone: action)
    }

    /// Changes the hierarchy at this controller by adding and removing certain children.
    ///
    /// Use it in containers that know which children a change adds and removes. Its time doesn't depend on the number
    /// of the other children.
    ///
    /// - Parameters:
    ///   - added: The controllers that become children.
    ///   - removed: The children that are removed.
    ///   - animated: Whether the change is animated.
    ///   - change: A closure that makes the change.
    /// - Precondition: After `change`, ``children`` contains the controllers in `added` and none of those in `removed`.
    public final func changeHierarchy(
        adding added: [Controller],
        removing removed: [Controller],
        animated: Bool,
        _ change: () -> Void
    ) {
        willChange(.children)
        change()
        didChangeChildren(adding: added, removing: removed, animated: animated)
    }

    /// Changes the controller that this controller presents.
    ///
    /// - Parameters:
    ///   - departed: The controllers that the change removes.
    ///   - animated: Whether the change is animated.
    ///   - change: A closure that changes both ``presentation`` and ``presentingController``.
    final func changePresentation(removing departed: [Controller], animated: Bool, _ change: () -> Void) {
        willChange(.presentation)
        change()
        follow(.presentationDidChange, departed: departed, animated: animated)
    }

    private static var twiceMessage: String {
        "A controller was added to the same \(Self.self) twice. Create a new screen to show it again."
    }

    /// Prepares for a change at this controller.
    private func willChange(_ part: ConcernedControllers.Change.Part) {
        ChangedWindows.beginChange()
        windowOfChange?.lifeCycleOfControllers.hierarchyWillChange(at: .init(controller: self, part: part))
    }

    /// The window in which a change at this controller takes place.
    private var windowOfChange: WindowController? {
        if let window = self as? WindowController { return window }
        // The way to the top may be long. A controller that has appeared is in the window that shows it, unless the
        // life cycle has yet to follow another change. The change at this controller doesn't move the controller
        // itself.
        if lifeCycle == .appeared, ChangedWindows.haveNoOtherChange, let shownWindow { return shownWindow }
        return windowController
    }

    private func didChangeChildren(
        adding added: [Controller],
        removing removed: [Controller],
        animated: Bool,
        whenDone action: @escaping () -> Void = {}
    ) {
        for child in removed where child.parent === self { child.parent = nil }
        for child in added {
            precondition(child.parent !== self, Self.twiceMessage)
            child.checkThatItCanBePlaced(in: self)
            child.parent = self
            child.didArrive()
        }
        follow(.childrenDidChange, departed: removed, animated: animated, whenDone: action)
    }

    /// Runs the life cycle after a change of the hierarchy at this controller.
    ///
    /// - Parameters:
    ///   - change: The kind of change.
    ///   - departed: The controllers that the change removed.
    ///   - animated: Whether the change is animated.
    ///   - action: A closure called after the life cycle has run, and the departed controllers have been released.
    private func follow(
        _ change: HierarchyEvent.Kind,
        departed: [Controller],
        animated: Bool,
        whenDone action: @escaping () -> Void = {}
    ) {
        ChangedWindows.follow(self, in: windowOfChange, animated: animated) {
            self.announce(change)
            departed.forEach { $0.departUnlessPlaced() }
            action()
        }
    }

    func labelsDidChange(_ change: HierarchyEvent.Kind) {
        lineToTop.forEach { $0.drawing?.updateTitles() }
        announce(change)
    }

    /// Stops with an error if this controller cannot be placed in another one, because it already has a place for
    /// instance.
    func checkThatItCanBePlaced(in place: Controller) {
        if let occupied = parent ?? presentingController {
            preconditionFailure(
                """
                \(type(of: self)) is in a \(type(of: occupied)) already and cannot be placed in a \
                \(type(of: place)) too. Remove it there first, or create a new screen.
                """
            )
        }
        precondition(
            !(self is WindowController),
            "\(type(of: self)) is a window and cannot be placed in a \(type(of: place)). Open it instead."
        )
        // Only a controller with children or a presentation can have the place below it.
        let mayContainPlace = self === place || presentation != nil || !children.isEmpty
        precondition(
            !mayContainPlace || !place.lineToTop.contains { $0 === self },
            "\(type(of: self)) cannot be placed in itself or in a controller below it."
        )
    }

    /// Notes that this controller and everything below it are in a hierarchy, and keeps alive what lives only as
    /// long as they are.
    func didArrive() {
        forEachBelow { controller in
            controller.hasDeparted = false
            controller.hierarchyReferences.forEach { $0.hold() }
        }
    }

    /// Notes that this controller and everything below it are no longer in a hierarchy, unless this controller has
    /// another place.
    final func departUnlessPlaced() {
        guard parent == nil, presentingController == nil else { return }
        forEachBelow { $0.didDepart() }
    }

    /// Notes that this controller is no longer in a hierarchy, and releases what lives only as long as it is.
    private func didDepart() {
        hasDeparted = true
        releaseHierarchyReferences()
    }

    /// Releases what lives only as long as this controller is in a hierarchy.
    final func releaseHierarchyReferences() { hierarchyReferences.forEach { $0.release() } }

    /// Calls a closure with this controller, its descendants, and the controllers that they present.
    package func forEachBelow(_ body: (Controller) -> Void) {
        var controller = self
        // Presentations are followed in a loop: a chain of dialogs may be too long for recursion.
        while true {
            body(controller)
            controller.children.forEach { $0.forEachBelow(body) }
            guard let presented = controller.presentation?.controller else { return }
            controller = presented
        }
    }
}

/// A reference to an object, such as a flow, that a controller keeps alive while the controller is in a hierarchy.
@MainActor
package final class HierarchyReference {
    /// The object; `nil` once it has been released.
    package private(set) weak var object: AnyObject?
    private var heldObject: AnyObject?

    init(to object: AnyObject) {
        self.object = object
        heldObject = object
    }

    func hold() { heldObject = object }

    func release() { heldObject = nil }
}
