/// The life cycle of a window's controllers, which follows the hierarchy.
///
/// A life cycle method may itself change the hierarchy. So nothing is planned ahead: each step is derived from the
/// current hierarchy, until no step is left. A step that a change has made obsolete is skipped.
///
/// Only the controllers that the changes affect are examined (``ConcernedControllers``), so that the time for a change
/// doesn't depend on the rest of the window.
@MainActor
final class WindowLifeCycle {
    private unowned let window: WindowController

    // The controllers that have begun to appear and have not yet disappeared, in the order in which they began. The
    // window is not among them, because it owns this object.
    private var shown = OrderedReferences<Controller>()
    private var concerned = ConcernedControllers()
    private var waitingDrawings = WaitingDrawings()

    init(of window: WindowController) {
        self.window = window
    }

    /// Prepares for a change of the hierarchy in this window.
    ///
    /// - Parameter change: The controller that changes, and the part of it that does.
    func hierarchyWillChange(at change: ConcernedControllers.Change) {
        concerned.willChange(change)
    }

    func hierarchyDidChange(at controller: Controller, animated: Bool) {
        concerned.didChange()
        guard window.drawing != nil else { return }
        for controller in controller.lineToTop where controller.drawing != nil {
            waitingDrawings.add(controller, animated: animated)
        }
    }

    /// Ends the life cycle of the shown controllers. The window calls this method if it is released without being
    /// closed.
    func windowGoes() { ChangedWindows.follow(endingLifeCycles) }

    private func endingLifeCycles() {
        let controllers = shown.all
        for controller in controllers where controller.lifeCycle != .disappearing {
            controller.lifeCycle = .disappearing
            controller.viewWillDisappear()
        }
        for controller in controllers {
            controller.lifeCycle = .disappeared
            controller.viewDidDisappear()
        }
        shown.removeAll()
    }

    // MARK: Steps

    /// Takes the next step.
    ///
    /// - Returns: Whether there was a step to take.
    func takeStep() -> Bool {
        concerned.look(at: window, orderedBy: place)
        if let new = concerned.nextVisible(.loading, where: { $0.lifeCycle == .notLoaded }) {
            load(new)
        } else if let leaving = concerned.nextLeft(.willDisappear, where: isShownHereAndStays) {
            leaving.lifeCycle = .disappearing
            leaving.viewWillDisappear()
            leaving.announce(.viewWillDisappear, in: window)
        } else if let arriving = concerned.nextVisible(.willAppear, where: canBeginToShow) {
            beginToShow(arriving)
        } else if window.drawing != nil, let undrawn = concerned.nextVisible(.drawing, where: { $0.drawing == nil }) {
            // The window was open before it was drawn.
            makeDrawing(of: undrawn)
            waitingDrawings.add(undrawn, animated: false)
        } else if !waitingDrawings.isEmpty {
            let drawings = waitingDrawings
            waitingDrawings = WaitingDrawings()
            drawings.draw()
        } else if let left = concerned.nextLeft(
            .didDisappear,
            where: { $0.lifeCycle == .disappearing && isShownHere($0) }
        ) {
            shown.remove(left)
            left.shownWindow = nil
            left.lifeCycle = .disappeared
            left.viewDidDisappear()
            left.announce(.viewDidDisappear, in: window)
        } else if let arrived = concerned.nextArrived(
            orderedBy: place,
            where: { $0.lifeCycle == .appearing && isShownHere($0) }
        ) {
            arrived.lifeCycle = .appeared
            arrived.viewDidAppear()
            arrived.announce(.viewDidAppear, in: window)
        } else {
            return false
        }
        return true
    }

    /// Forgets the changes, after all their steps have been taken.
    func rest() { concerned = ConcernedControllers() }

    /// Examines the hierarchy again, because another window may have proceeded meanwhile.
    func lookAgain() { concerned.didChange() }

    /// Whether a controller that is visible here has not yet disappeared from another window.
    var awaitsAnotherWindow: Bool { concerned.visible.contains(where: isShownElsewhere) }

    private func place(of controller: Controller) -> Int? {
        controller === window ? -1 : shown.place(of: controller)
    }

    private func isShownHere(_ controller: Controller) -> Bool {
        controller === window ? controller.lifeCycle.isShown : shown.contains(controller)
    }

    private func isShownHereAndStays(_ controller: Controller) -> Bool {
        controller.lifeCycle != .disappearing && isShownHere(controller)
    }

    private func isShownElsewhere(_ controller: Controller) -> Bool {
        controller !== window && controller.lifeCycle.isShown && !shown.contains(controller)
    }

    private func canBeginToShow(_ controller: Controller) -> Bool {
        controller.lifeCycle == .disappeared || (controller.lifeCycle == .disappearing && !isShownElsewhere(controller))
    }

    private func load(_ controller: Controller) {
        makeDrawing(of: controller)
        controller.lifeCycle = .disappeared
        controller.viewDidLoad()
        controller.announce(.viewDidLoad, in: window)
    }

    private func beginToShow(_ controller: Controller) {
        makeDrawing(of: controller)
        if controller !== window { shown.append(controller) }
        controller.shownWindow = window
        if window.drawing != nil { waitingDrawings.add(controller, animated: false) }
        controller.lifeCycle = .appearing
        controller.viewWillAppear()
        controller.announce(.viewWillAppear, in: window)
    }

    private func makeDrawing(of controller: Controller) {
        guard controller.drawing == nil else { return }
        controller.drawing = window.drawing?.makeDrawing(of: controller)
    }
}
