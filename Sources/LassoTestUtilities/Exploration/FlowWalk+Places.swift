import Lasso

// The place where a walk is, and the steps that are possible there.
extension FlowWalk {
    /// The question for an answer in front, with everything that the user sees of it.
    var questionText: String? {
        guard let alert = window.question as? AlertController else { return nil }
        let buttons = alert.buttons.map(\.label).joined(separator: ", ")
        return [alert.message, alert.detail, buttons].compactMap { $0 }.joined(separator: "\n")
    }

    /// The stores that are alive, in the order in which they were created.
    var stores: [any TracedStore] { activity.stores }

    /// The stores of the screens in front, the innermost first.
    var storesInFront: [any TracedStore] {
        var seen: Set<ObjectIdentifier> = []
        return frontContainer.controllersInFront.flatMap(\.tracedStores).filter {
            seen.insert(ObjectIdentifier($0)).inserted
        }
    }

    /// Returns the views of a class in front, the innermost first.
    func viewsInFront<View: Controller & LassoView>(_ view: View.Type) -> [View] {
        frontContainer.controllersInFront.compactMap { $0 as? View }
    }

    // A click behind a popover only closes it.
    private var frontContainer: Controller {
        let front = window.visibleController.outermostContainer
        return front.presentationStyle?.isPopover == true ? front : window
    }

    /// The tab and page controllers in front, the innermost first.
    var selectionControllers: [SelectionController] {
        window.controllersInFront.compactMap { $0 as? SelectionController }
    }

    /// Returns a tab or page controller in front that has an index.
    ///
    /// - Parameters:
    ///   - container: The index of the controller in ``selectionControllers``.
    ///   - index: The index of the tab or page.
    func selectionController(_ container: Int, with index: Int) -> SelectionController? {
        let all = selectionControllers
        guard all.indices.contains(container), all[container].controllers.indices.contains(index) else { return nil }
        return all[container]
    }

    /// The containers in front that have a step back. The first is the one where the user is.
    var containersToGoBackIn: [Controller] {
        let first = window.visibleController.containerToGoBackIn
        let others = window.controllersInFront.filter { $0.stepBack != nil && $0 !== first }
        return (first.map { [$0] } ?? []) + others
    }

    /// The steps that are possible here.
    ///
    /// - Parameter inputs: The inputs of the exploration.
    func possibleSteps(_ inputs: [Inputs]) -> [WalkStep] {
        let others = waitingCalls.steps + (clock.sleeperCount > 0 ? [.time] : [])
        switch window.question {
        case let alert as AlertController: return alert.buttons.map { .answer($0.label) } + others
        case is FileQuestionController: return inputs.flatMap(\.paths).map { .files([$0]) } + [.files([])] + others
        default: return inputs.flatMap { $0.steps(self) } + ownSteps(inputs) + waysOut + others
        }
    }

    /// The actions that modules name themselves.
    private func ownSteps(_ inputs: [Inputs]) -> [WalkStep] {
        let named = Set(inputs.compactMap(\.module))
        var counts: [String: Int] = [:]
        return storesInFront.flatMap { store in
            let index = counts[store.moduleName, default: 0]
            counts[store.moduleName] = index + 1
            guard !named.contains(store.moduleName) else { return [WalkStep]() }
            return store.sampleActions.map { .action($0, to: store.moduleName, at: index) }
        }
    }

    private var waysOut: [WalkStep] {
        guard window.isOpen else { return [] }
        let isInDialog = window.visibleController.outermostContainer.presentingController != nil
        return containersToGoBackIn.indices.map { .back(in: $0) } + (isInDialog ? [.closing] : [])
            + selectionControllers.indices.flatMap(selectionSteps) + [.closingWindow]
    }

    private func selectionSteps(_ container: Int) -> [WalkStep] {
        let selection = selectionControllers[container], selected = selection.selectedIndex
        return selection.controllers.indices.flatMap { index -> [WalkStep] in
            let title = selection.controllers[index].visibleTitle
            // A page is turned to the next or the previous one.
            let isReachable = index != selected && (selection is TabController || abs(index - selected) == 1)
            let isClosable = (selection as? TabController)?.hasClosableTabs == true
            return (isReachable ? [.selection(index, in: container, title: title)] : [])
                + (isClosable ? [.closingTab(index, in: container, title: title)] : [])
        }
    }
}

extension Controller {
    /// The stores that the controller keeps alive.
    var tracedStores: [any TracedStore] {
        heldReferences.compactMap { (($0 as? any ErasedStore)?.base ?? $0) as? any TracedStore }
    }
}
