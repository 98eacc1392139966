/// Takes the controllers of a window through their life cycle, so that it follows the hierarchy.
///
/// A method of the life cycle may itself change the hierarchy. So nothing is planned ahead: each step is found by looking at
/// the hierarchy as it is then, until there is none left to take. A step that such a change has overtaken is not taken.
///
/// Only what the changes concern is looked at (``ConcernedControllers``), so that the time for a change does not depend on what
/// else there is in the window.
@MainActor
final class WindowLifeCycle {
    private unowned let window: WindowController

    // The controllers that have begun to appear and not yet disappeared, in that order. The window, which owns this, is not
    // kept here.
    private var shown = OrderedReferences<Controller>()
    private var concerned = ConcernedControllers()
    private var waitingDrawings = WaitingDrawings()

    init(of window: WindowController) {
        self.window = window
    }

    /// Prepares for a change of the hierarchy in this window.
    ///
    /// - Parameter change: The controller that changes, and which part of it.
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

    /// Ends the life cycle of what is shown; the window goes, and was not closed.
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

    /// Takes the first step that there is to take.
    ///
    /// - Returns: Whether there was one.
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

    /// Forgets the changes, for which all steps have been taken.
    func rest() { concerned = ConcernedControllers() }

    /// Looks at the hierarchy anew: another window may have gone on meanwhile.
    func lookAgain() { concerned.didChange() }

    /// Whether something that is visible here has not yet disappeared from another window.
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
