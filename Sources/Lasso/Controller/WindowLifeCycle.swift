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

    fileprivate func hierarchyDidChange(at controller: Controller, animated: Bool) {
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
    fileprivate func takeStep() -> Bool {
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
    fileprivate func rest() { concerned = ConcernedControllers() }

    /// Looks at the hierarchy anew: another window may have gone on meanwhile.
    fileprivate func lookAgain() { concerned.didChange() }

    /// Whether something that is visible here has not yet disappeared from another window.
    fileprivate var awaitsAnotherWindow: Bool { concerned.visible.contains(where: isShownElsewhere) }

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

// MARK: - All windows

/// The windows whose hierarchies have changed.
///
/// One is followed after the other, so that a controller that moves has disappeared from the first before it appears in the
/// second.
@MainActor
enum ChangedWindows {
    private static var windows = OrderedReferences<WindowController>()
    private static var isFollowing = false
    // How many changes have begun and are not complete: a change may make another one.
    private static var openChangeCount = 0
    // The closures to call when the life cycle has followed, one for each change, in the order of the changes.
    private static var waitingForTheEnd = Queue<() -> Void>()
    private static var isCallingWaiting = false

    /// Whether the life cycle of every controller says where the controller is.
    static var areAtRest: Bool { !isFollowing && openChangeCount == 0 && windows.isEmpty }

    /// Notes that a change begins, which ``follow(_:in:animated:whenDone:)`` completes.
    static func beginChange() { openChangeCount += 1 }

    /// Calls a closure that takes controllers through their life cycle, and follows the changes that they make meanwhile.
    static func follow(_ body: () -> Void) {
        let wasFollowing = isFollowing
        isFollowing = true
        body()
        isFollowing = wasFollowing
        followWaiting()
    }

    /// Follows a change of the hierarchy, when the changes around it are complete.
    ///
    /// - Parameters:
    ///   - controller: The controller whose children, or whose visible children, have changed.
    ///   - window: The window that the controller is in; `nil` if it is in none, so that nothing appears or disappears.
    ///   - animated: Whether the change is animated.
    ///   - action: A closure that is called when the life cycle has followed, this change and those that were made meanwhile,
    ///     and after the closures of the changes that were made before.
    static func follow(
        _ controller: Controller,
        in window: WindowController?,
        animated: Bool,
        whenDone action: @escaping () -> Void
    ) {
        openChangeCount -= 1
        waitingForTheEnd.append(action)
        if let window {
            window.lifeCycleOfControllers.hierarchyDidChange(at: controller, animated: animated)
            windows.append(window)
        }
        followWaiting()
    }

    private static func followWaiting() {
        guard !isFollowing, openChangeCount == 0 else { return }
        takeSteps()
        guard !isCallingWaiting else { return }
        isCallingWaiting = true
        while let action = waitingForTheEnd.popFirst() { action() }
        isCallingWaiting = false
    }

    private static func takeSteps() {
        isFollowing = true
        // How many windows, one after the other, have had nothing to do but to wait for another one.
        var waitingCount = 0
        while let window = windows.first {
            let lifeCycle = window.lifeCycleOfControllers
            if lifeCycle.takeStep() {
                waitingCount = 0
                continue
            }
            windows.remove(window)
            if lifeCycle.awaitsAnotherWindow, waitingCount < windows.count {
                waitingCount += 1
                lifeCycle.lookAgain()
                windows.append(window)
            } else {
                lifeCycle.rest()
            }
        }
        isFollowing = false
    }
}

// MARK: - The visible controllers

extension Controller {
    /// This controller and what is visible in it, each before what is in it, without what is presented.
    package var visibleInside: [Controller] { [self] + visibleChildren.flatMap(\.visibleInside) }

    /// This controller and what is on the screen when it is, each before what is in it, and what it presents at the end.
    package var withVisibleDescendants: [Controller] {
        var visible: [Controller] = []
        forEachVisible { visible.append($0) }
        return visible
    }

    /// Calls a closure with this controller and what is on the screen when it is, in the order of ``withVisibleDescendants``.
    final func forEachVisible(_ body: (Controller) -> Void) {
        var controller = self
        // A chain of dialogs may be longer than the call stack is deep.
        while true {
            body(controller)
            controller.visibleChildren.forEach { $0.forEachVisible(body) }
            guard let presented = controller.presentedController else { return }
            controller = presented
        }
    }
}
