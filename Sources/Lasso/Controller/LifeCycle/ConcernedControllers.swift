/// The controllers that are affected by changes of a window's hierarchy: those that were visible below a changed
/// controller, and those that are visible there now.
@MainActor
final class ConcernedControllers {
    /// A change of the hierarchy.
    @MainActor
    struct Change {
        /// The parts of a controller that can change.
        enum Part {
            /// The children, or which of them are visible.
            case children
            /// The controller that is presented.
            case presentation
        }

        let controller: Controller
        let part: Part

        /// Calls a closure with the controllers below the change that are visible if the changed controller is.
        func forEachVisible(_ body: (Controller) -> Void) {
            // A window's own life cycle depends on whether it is open.
            if let window = controller as? WindowController {
                if window.isOpen { window.forEachVisible(body) }
                return
            }
            switch part {
            case .children: controller.visibleChildren.forEach { $0.forEachVisible(body) }
            case .presentation: controller.presentedController?.forEachVisible(body)
            }
        }
    }

    /// The kinds of steps. The search for each kind has its own position in the lists.
    enum Step: Int, CaseIterable {
        case loading, willDisappear, willAppear, drawing, didDisappear, didAppear
    }

    private var changedChildren = OrderedReferences<Controller>()
    private var changedPresentations = OrderedReferences<Controller>()
    // The controllers that were visible before the changes.
    private var before = OrderedReferences<Controller>()

    /// The controllers that are visible now below the changed ones, parents first.
    private(set) var visible: [Controller] = []
    // The controllers that are no longer visible and have not yet disappeared, in the order in which they began to
    // appear.
    private var left: [Controller] = []
    // The visible controllers, in the order in which they began to appear.
    private var arrived: [Controller]?
    // The position that the search for each kind of step has reached. The controllers before it take no such step until
    // the next change.
    private var places = [Int](repeating: 0, count: Step.allCases.count)
    private var isUpToDate = false

    /// Notes a change that is about to be made.
    func willChange(_ change: Change) {
        change.forEachVisible { before.append($0) }
        if change.controller is WindowController { before.append(change.controller) }
        switch change.part {
        case .children: changedChildren.append(change.controller)
        case .presentation: changedPresentations.append(change.controller)
        }
    }

    /// Notes that the hierarchy has changed since the last search.
    func didChange() { isUpToDate = false }

    /// Finds the controllers that are visible and those that were, unless they are known.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - place: A closure that returns a controller's position in the order of appearance; `nil` if the controller
    ///     doesn't appear in the window.
    func look(at window: WindowController, orderedBy place: (Controller) -> Int?) {
        guard !isUpToDate else { return }
        isUpToDate = true
        places = places.map { _ in 0 }
        arrived = nil
        let found = findVisible(in: window)
        visible = found.all
        left = Self.ordered(before.all.filter { !found.contains($0) }, by: place)
    }

    /// Returns the next visible controller that has to take a step.
    func nextVisible(_ step: Step, where isNext: (Controller) -> Bool) -> Controller? {
        next(step, of: visible, where: isNext)
    }

    /// Returns the next controller that is no longer visible and has to take a step.
    func nextLeft(_ step: Step, where isNext: (Controller) -> Bool) -> Controller? {
        next(step, of: left, where: isNext)
    }

    /// Returns the next visible controller that has to take a step, in the order in which the controllers began to
    /// appear. Call it only after all of them have begun.
    func nextArrived(orderedBy place: (Controller) -> Int?, where isNext: (Controller) -> Bool) -> Controller? {
        let ordered = arrived ?? Self.ordered(visible, by: place)
        arrived = ordered
        return next(.didAppear, of: ordered, where: isNext)
    }

    private func next(
        _ step: Step,
        of controllers: [Controller],
        where isNext: (Controller) -> Bool
    ) -> Controller? {
        while places[step.rawValue] < controllers.count {
            let controller = controllers[places[step.rawValue]]
            if isNext(controller) { return controller }
            places[step.rawValue] += 1
        }
        return nil
    }

    private func findVisible(in window: WindowController) -> OrderedReferences<Controller> {
        var visible = OrderedReferences<Controller>()
        for (controllers, part) in [(changedChildren, Change.Part.children), (changedPresentations, .presentation)] {
            for controller in controllers.all where isRoot(controller, in: window) {
                Change(controller: controller, part: part).forEachVisible { visible.append($0) }
            }
        }
        return visible
    }

    /// Returns whether a changed controller is visible and isn't below another change, whose search would also find it.
    private func isRoot(_ controller: Controller, in window: WindowController) -> Bool {
        guard controller !== window else { return true }
        guard controller.lifeCycle.isShown else { return false }
        // This is the only change, so the controller has not moved.
        if changedChildren.count + changedPresentations.count == 1 { return true }
        var below = controller
        while below !== window {
            if let parent = below.parent {
                if changedChildren.contains(parent) { return false }
                below = parent
            } else if let presenting = below.presentingController {
                if changedPresentations.contains(presenting)
                    || presenting === window && changedChildren.contains(window)
                {
                    return false
                }
                below = presenting
            } else {
                return false
            }
        }
        return true
    }

    private static func ordered(_ controllers: [Controller], by place: (Controller) -> Int?) -> [Controller] {
        let placed = controllers.compactMap { controller in
            place(controller).map { (place: $0, controller: controller) }
        }
        return placed.sorted { $0.place < $1.place }.map(\.controller)
    }
}
