extension Controller {
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
        let (childrenBefore, presentedBefore) = (children, presentedController)
        willChange(.children)
        change()
        let children = children
        let identities = Set(children.map(ObjectIdentifier.init))
        precondition(identities.count == children.count, Self.twiceMessage)
        var departed = childrenBefore.filter { !identities.contains(ObjectIdentifier($0)) }
        // A window that closes gives up both.
        if let presentedBefore, presentedController == nil {
            presentedBefore.presentingController = nil
            departed.append(presentedBefore)
        }
        didChangeChildren(adding: children.filter { $0.parent !== self }, removing: departed, animated: animated)
    }

    /// Changes the hierarchy at this controller, for containers that know which children a change adds and removes: the time that
    /// it takes does not depend on how many others there are.
    ///
    /// - Parameters:
    ///   - added: The controllers that the change makes children.
    ///   - removed: The children that the change removes.
    ///   - animated: Whether the change is animated.
    ///   - change: A closure that makes the change.
    /// - Precondition: ``children`` are afterwards as `added` and `removed` say.
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

    /// Changes what this controller presents.
    ///
    /// - Parameters:
    ///   - departed: The controllers that the change removes.
    ///   - animated: Whether the change is animated.
    ///   - change: A closure that makes the change, of both ``presentation`` and ``presentingController``.
    final func changePresentation(removing departed: [Controller], animated: Bool, _ change: () -> Void) {
        willChange(.presentation)
        change()
        follow(.presentationDidChange, departed: departed, animated: animated)
    }

    private static var twiceMessage: String {
        "A controller is in the same \(Self.self) twice. Create its screen anew to show it again."
    }

    /// Prepares for a change at this controller.
    private func willChange(_ part: ConcernedControllers.Change.Part) {
        windowOfChange?.lifeCycleOfControllers.hierarchyWillChange(at: .init(controller: self, part: part))
        ChangedWindows.beginChange()
    }

    /// The window that a change at this controller is made in.
    private var windowOfChange: WindowController? {
        if let window = self as? WindowController { return window }
        // The way to the top may be long; what is shown is in its window, unless the life cycle has yet to follow a change.
        if lifeCycle == .appeared, ChangedWindows.areAtRest, let shownWindow { return shownWindow }
        return windowController
    }

    private func didChangeChildren(adding added: [Controller], removing removed: [Controller], animated: Bool) {
        for child in removed where child.parent === self { child.parent = nil }
        for child in added {
            precondition(child.parent !== self, Self.twiceMessage)
            child.checkThatItCanBePlaced(in: self)
            child.parent = self
            child.didArrive()
        }
        follow(.childrenDidChange, departed: removed, animated: animated)
    }

    /// Follows a change of the hierarchy at this controller.
    ///
    /// - Parameters:
    ///   - change: The kind of change.
    ///   - departed: The controllers that were here before and no longer are.
    ///   - animated: Whether the change is animated.
    private func follow(_ change: HierarchyEvent.Kind, departed: [Controller], animated: Bool) {
        ChangedWindows.follow(self, in: windowOfChange, animated: animated) {
            self.announce(change)
            for controller in departed where controller.parent == nil && controller.presentingController == nil {
                controller.forEachBelow { $0.didDepart() }
            }
        }
    }

    func labelsDidChange(_ change: HierarchyEvent.Kind) {
        lineToTop.forEach { $0.drawing?.updateTitles() }
        announce(change)
    }

    /// Stops with an error if this controller is somewhere already.
    func checkThatItCanBePlaced(in place: Controller) {
        if let occupied = parent ?? presentingController {
            preconditionFailure(
                """
                \(type(of: self)) is in a \(type(of: occupied)) already and cannot be placed in a \
                \(type(of: place)) too. Take it out there first, or create the screen anew.
                """
            )
        }
        precondition(
            !(self is WindowController),
            "\(type(of: self)) is a window and cannot be placed in a \(type(of: place)). Open it instead."
        )
        // Only what contains or presents something can have the place in it.
        let mayContainPlace = self === place || presentation != nil || !children.isEmpty
        precondition(
            !mayContainPlace || !place.lineToTop.contains { $0 === self },
            "\(type(of: self)) cannot be placed in itself, nor in a controller that is in it."
        )
    }

    /// Is called when this controller has come into a hierarchy.
    func didArrive() {
        forEachBelow { controller in
            controller.hasDeparted = false
            controller.hierarchyReferences.forEach { $0.hold() }
        }
    }

    /// Is called when this controller, or what it is in, is not in a hierarchy any more.
    private func didDepart() {
        hasDeparted = true
        hierarchyReferences.forEach { $0.release() }
    }

    /// Calls a closure with this controller, with what is in it, and with what is presented there.
    package func forEachBelow(_ body: (Controller) -> Void) {
        var controller = self
        // A chain of dialogs may be longer than the call stack is deep.
        while true {
            body(controller)
            controller.children.forEach { $0.forEachBelow(body) }
            guard let presented = controller.presentation?.controller else { return }
            controller = presented
        }
    }
}

/// A flow that a controller keeps alive for as long as the controller is in the hierarchy.
@MainActor
package final class HierarchyReference {
    /// The flow, if it is alive.
    package private(set) weak var flow: AnyObject?
    private var heldFlow: AnyObject?

    init(to flow: AnyObject) {
        self.flow = flow
        heldFlow = flow
    }

    func hold() { heldFlow = flow }

    func release() { heldFlow = nil }
}
