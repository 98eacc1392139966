/// Takes the controllers of a window through their life cycle, so that it follows the hierarchy.
///
/// A method of the life cycle may itself change the hierarchy. So nothing is planned ahead: each step is found by looking at
/// the hierarchy as it is then, until there is none left to take. What such a change has overtaken is not called.
@MainActor
final class Appearance {
    private unowned let window: WindowController

    // The controllers that have begun to appear and not yet disappeared, in that order. The window, which owns this, is not
    // kept here.
    private var shownInWindow: [Controller] = []
    private var shown: [Controller] { (window.lifeCycle.isShown ? [window] : []) + shownInWindow }
    private var waitingDrawings: [(controller: Controller, isAnimated: Bool)] = []

    // The windows whose hierarchies have changed. One is followed after the other, so that a controller that moves has
    // disappeared from the first before it appears in the second.
    private static var changedWindows: [WindowController] = []
    private static var isFollowing = false
    // What is done when the life cycle has followed, one thing for each change, in the order of the changes.
    private static var waitingForTheEnd: [() -> Void] = []
    private static var isDoingWhatWaited = false

    init(of window: WindowController) {
        self.window = window
    }

    /// Follows a change of the hierarchy.
    ///
    /// - Parameters:
    ///   - controller: The controller whose children, or whose visible children, are others now.
    ///   - window: The window that this is in; `nil` if it is in none, so that nothing appears or disappears.
    ///   - animated: Whether the user is to see how it changes.
    ///   - action: Is called when the life cycle has followed, this change and those that were made meanwhile, and after the
    ///     actions of the changes that were made before.
    static func follow(
        _ controller: Controller,
        in window: WindowController?,
        animated: Bool,
        whenDone action: @escaping () -> Void
    ) {
        waitingForTheEnd.append(action)
        window?.appearance.hierarchyDidChange(at: controller, animated: animated)
        guard !isFollowing, !isDoingWhatWaited else { return }
        isDoingWhatWaited = true
        while !waitingForTheEnd.isEmpty { waitingForTheEnd.removeFirst()() }
        isDoingWhatWaited = false
    }

    private func hierarchyDidChange(at controller: Controller, animated: Bool) {
        for controller in controller.lineToTop { addDrawing(of: controller, animated: animated) }
        if !Self.changedWindows.contains(where: { $0 === window }) { Self.changedWindows.append(window) }
        guard !Self.isFollowing else { return }
        Self.isFollowing = true
        // How many windows have had nothing to do but to wait for another one, one after the other.
        var waitingCount = 0
        while let changed = Self.changedWindows.first {
            if changed.appearance.takeStep() {
                waitingCount = 0
            } else {
                Self.changedWindows.removeFirst()
                if changed.appearance.awaitsAnotherWindow, waitingCount < Self.changedWindows.count {
                    waitingCount += 1
                    Self.changedWindows.append(changed)
                }
            }
        }
        Self.isFollowing = false
    }

    /// Whether something that is visible here has not yet disappeared from another window.
    private var awaitsAnotherWindow: Bool {
        window.isOpen && window.withVisibleDescendants.contains(where: isShownElsewhere)
    }

    private func isShownElsewhere(_ controller: Controller) -> Bool {
        controller !== window && controller.lifeCycle.isShown && !shownInWindow.contains { $0 === controller }
    }

    /// Ends the life cycle of what is shown; the window goes, and was not closed.
    func windowGoes() {
        for controller in shownInWindow where controller.lifeCycle != .disappearing {
            controller.lifeCycle = .disappearing
            controller.viewWillDisappear()
        }
        for controller in shownInWindow {
            controller.lifeCycle = .disappeared
            controller.viewDidDisappear()
        }
        shownInWindow = []
    }

    /// Takes the first step that there is to take.
    ///
    /// - Returns: Whether there was one.
    private func takeStep() -> Bool {
        let visible = window.isOpen ? window.withVisibleDescendants : []
        let isVisible = { (controller: Controller) in visible.contains { $0 === controller } }

        if let new = visible.first(where: { $0.lifeCycle == .notLoaded }) {
            load(new)
        } else if let leaving = shown.first(where: { !isVisible($0) && $0.lifeCycle != .disappearing }) {
            leaving.lifeCycle = .disappearing
            leaving.viewWillDisappear()
            leaving.announce(.viewWillDisappear, in: window)
        } else if let arriving = visible.first(where: {
            $0.lifeCycle == .disappeared || ($0.lifeCycle == .disappearing && !isShownElsewhere($0))
        }) {
            beginToShow(arriving)
        } else if window.drawing != nil, let undrawn = visible.first(where: { $0.drawing == nil }) {
            // The window was open before it was drawn.
            makeDrawing(of: undrawn)
            addDrawing(of: undrawn, animated: false)
        } else if !waitingDrawings.isEmpty {
            draw()
        } else if let left = shown.first(where: { $0.lifeCycle == .disappearing }) {
            shownInWindow.removeAll { $0 === left }
            left.lifeCycle = .disappeared
            left.viewDidDisappear()
            left.announce(.viewDidDisappear, in: window)
        } else if let arrived = shown.first(where: { $0.lifeCycle == .appearing }) {
            arrived.lifeCycle = .appeared
            arrived.viewDidAppear()
            arrived.announce(.viewDidAppear, in: window)
        } else {
            return false
        }
        return true
    }

    private func load(_ controller: Controller) {
        makeDrawing(of: controller)
        controller.lifeCycle = .disappeared
        controller.viewDidLoad()
        controller.announce(.viewDidLoad, in: window)
    }

    private func beginToShow(_ controller: Controller) {
        makeDrawing(of: controller)
        if controller !== window, !shownInWindow.contains(where: { $0 === controller }) {
            shownInWindow.append(controller)
        }
        addDrawing(of: controller, animated: false)
        controller.lifeCycle = .appearing
        controller.viewWillAppear()
        controller.announce(.viewWillAppear, in: window)
    }

    private func makeDrawing(of controller: Controller) {
        guard controller.drawing == nil else { return }
        controller.drawing = window.drawing?.makeDrawing(of: controller)
    }

    private func addDrawing(of controller: Controller, animated: Bool) {
        if let index = waitingDrawings.firstIndex(where: { $0.controller === controller }) {
            waitingDrawings[index].isAnimated = waitingDrawings[index].isAnimated || animated
        } else {
            waitingDrawings.append((controller, animated))
        }
    }

    /// Draws what has changed, the innermost first: a window that is drawn finds all that is in it in its place.
    private func draw() {
        let drawings = waitingDrawings.map { (drawing: $0, depth: $0.controller.lineToTop.count) }
        waitingDrawings = []
        for (drawing, _) in drawings.sorted(by: { $0.depth > $1.depth }) {
            drawing.controller.drawing?.update(animated: drawing.isAnimated)
        }
    }
}

extension Controller {
    /// This controller and what is visible in it, each before what is in it, without what is presented.
    package var visibleInside: [Controller] { [self] + visibleChildren.flatMap(\.visibleInside) }

    /// This controller and what is on the screen when it is, each before what is in it, and what it presents at the end.
    package var withVisibleDescendants: [Controller] {
        var visible = [self] + visibleChildren.flatMap(\.withVisibleDescendants)
        if let presentedController { visible += presentedController.withVisibleDescendants }
        return visible
    }
}
