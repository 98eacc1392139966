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
        apply(.childrenDidChange, animated: animated, change)
    }

    /// Changes children, or what is presented, or both.
    final func apply(_ kind: HierarchyEvent.Kind, animated: Bool, _ change: () -> Void) {
        let childrenBefore = children
        let presentedBefore = presentedController
        change()
        var departed = childrenBefore.filter { child in !children.contains { $0 === child } }
        for child in departed where child.parent === self { child.parent = nil }
        if let presentedBefore, presentedBefore !== presentedController, presentedBefore.presentingController === self {
            presentedBefore.presentingController = nil
            departed.append(presentedBefore)
        }
        adoptChildren()
        follow(kind, departed: departed, animated: animated)
    }

    /// Tells everybody whom it concerns that the hierarchy has changed at this controller.
    ///
    /// - Parameters:
    ///   - change: What has changed.
    ///   - departed: What was here before and is here no more.
    ///   - animated: Whether the user is to see how it changes.
    func follow(_ change: HierarchyEvent.Kind, departed: [Controller], animated: Bool) {
        let window = self as? WindowController ?? windowController
        Appearance.follow(self, in: window, animated: animated) {
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

    private func adoptChildren() {
        let children = children
        precondition(
            Set(children.map(ObjectIdentifier.init)).count == children.count,
            "A controller is in the same \(type(of: self)) twice. Create its screen anew to show it again."
        )
        for child in children where child.parent !== self {
            child.checkThatItCanBePlaced(in: self)
            child.parent = self
            child.didArrive()
        }
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
        precondition(
            !place.lineToTop.contains { $0 === self },
            "\(type(of: self)) cannot be placed in itself, nor in a controller that is in it."
        )
    }

    /// Is called when this controller has come into a hierarchy.
    func didArrive() {
        forEachBelow { controller in
            controller.hasDeparted = false
            controller.flowReferences.forEach { $0.hold() }
        }
    }

    /// Is called when this controller, or what it is in, is not in a hierarchy any more.
    private func didDepart() {
        hasDeparted = true
        flowReferences.forEach { $0.release() }
    }

    /// Calls a closure with this controller, with what is in it, and with what is presented there.
    package func forEachBelow(_ body: (Controller) -> Void) {
        body(self)
        children.forEach { $0.forEachBelow(body) }
        presentation?.controller.forEachBelow(body)
    }
}

/// A flow that a controller keeps alive for as long as the controller is in the hierarchy.
@MainActor
package final class FlowReference {
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
