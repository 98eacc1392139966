import Lasso

/// An open window of a walk, with what the user sees and can do in it at one moment.
@MainActor
final class WalkWindow {
    /// The window.
    let controller: WindowController
    /// The number of open windows that were opened before this one.
    let index: Int

    /// Looks at a window.
    ///
    /// - Parameters:
    ///   - controller: The window.
    ///   - index: The number of open windows that were opened before it.
    init(controller: WindowController, index: Int) {
        (self.controller, self.index) = (controller, index)
    }

    /// The question for an answer in front, with everything that the user sees of it.
    var questionText: String? {
        let lines: [String?]
        switch controller.question {
        case let alert as AlertController:
            lines = [alert.message, alert.detail, alert.buttons.map(\.label).joined(separator: ", ")]
        case let files as FileQuestionController:
            let kinds = files.kinds.map(\.name).joined(separator: ", "), folder = files.initialFolder?.description
            lines = [files.title, "\(files.purpose)", files.accept, kinds, files.proposedName, folder]
        default: return nil
        }
        return lines.compactMap(\.self).joined(separator: "\n")
    }

    /// The question in front, or else the title that the user sees.
    var title: String {
        if let alert = controller.question as? AlertController { return alert.message }
        let front = visibleController
        return front.visibleTitle ?? "\(type(of: front))"
    }

    /// The stores of the screens in front, the innermost first.
    private(set) lazy var stores: [any TracedStore] = {
        var stores: [any TracedStore] = []
        for controller in controllersInFront {
            // Of the few stores in front, several controllers can show the same one.
            for store in controller.heldStores where !stores.contains(where: { $0 === store }) {
                stores.append(store)
            }
        }
        return stores
    }()

    /// Returns the stores of a module in front, the innermost first.
    func stores(of module: Any.Type) -> [any TracedStore] { stores.filter { $0.moduleType == module } }

    /// Returns the views of a class in front, the innermost first.
    func views<View: Controller & LassoView>(_ view: View.Type) -> [View] {
        controllersInFront.compactMap { $0 as? View }
    }

    private lazy var visibleController = controller.visibleController

    /// The popover in front; `nil` if there is none. A click behind it only closes it.
    private lazy var popover: Controller? = {
        let front = visibleController.outermostContainer
        return front.presentationStyle?.isPopover == true ? front : nil
    }()

    private lazy var controllersInFront: [Controller] = popover?.controllersInFront ?? allControllersInFront

    // Also those behind a popover.
    private lazy var allControllersInFront: [Controller] = controller.controllersInFront

    /// The tab and page controllers in front, the innermost first.
    private(set) lazy var selectionControllers: [SelectionController] = allControllersInFront.compactMap {
        $0 as? SelectionController
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
        let first = visibleController.containerToGoBackIn
        let others = allControllersInFront.filter { $0.stepBack != nil && $0 !== first }
        return (first.map { [$0] } ?? []) + others
    }

    // MARK: Notices

    /// The toast that the user can end; `nil` if there is none.
    var toast: PostedToast? { popover == nil ? visibleController.postedToast : nil }

    /// The banners that the user can use, the innermost first.
    var banners: [PostedBanner] { controllersInFront.compactMap(\.postedBanner) }

    /// The texts and buttons of the notices that steps end.
    var noticeTexts: [String] {
        var texts: [String] = []
        func add(_ kind: String, _ text: String, _ button: String?) {
            texts.append("\(kind): \(text)" + (button.map { ", \($0)" } ?? ""))
        }
        if let toast, !toast.distinctOutcomes.isEmpty { add("toast", toast.toast.text, toast.toast.button) }
        for posted in banners where !posted.outcomes.isEmpty { add("banner", posted.banner.text, posted.banner.button) }
        return texts
    }

    // MARK: Steps

    /// The steps that are possible in this window.
    ///
    /// - Parameter inputs: The inputs of the exploration.
    func possibleSteps(_ inputs: [Inputs]) -> [WalkStep] {
        switch controller.question {
        case let alert as AlertController: alert.buttons.map { .answer($0.label, in: index) }
        case is FileQuestionController:
            inputs.flatMap(\.paths).map { .files([$0], in: index) } + [.files([], in: index)]
        default: inputs.flatMap { $0.steps(self) } + ownSteps(inputs) + noticeSteps + waysOut
        }
    }

    /// The actions that modules name themselves.
    private func ownSteps(_ inputs: [Inputs]) -> [WalkStep] {
        let named = Set(inputs.compactMap(\.module))
        var counts: [ObjectIdentifier: Int] = [:]
        return stores.flatMap { store in
            let module = ObjectIdentifier(store.moduleType)
            let number = counts[module, default: 0]
            counts[module] = number + 1
            guard !named.contains(module) else { return [WalkStep]() }
            return store.sampleActions.enumerated().map { sample, action in
                .action(action, to: store.moduleType, at: number, sample: sample, in: index)
            }
        }
    }

    /// The steps that end the toast and the banners in front, as far as that differs from waiting.
    private var noticeSteps: [WalkStep] {
        var steps: [WalkStep] = []
        if let toast {
            for outcome in toast.distinctOutcomes {
                steps.append(.toast(toast.toast.text, byButton: outcome == .pressedButton, in: index))
            }
        }
        var texts: Set<String> = []
        for posted in banners where texts.insert(posted.banner.text).inserted {
            for outcome in posted.outcomes {
                steps.append(.banner(posted.banner.text, byButton: outcome == .pressedButton, in: index))
            }
        }
        return steps
    }

    private var waysOut: [WalkStep] {
        let isInDialog = visibleController.outermostContainer.presentingController != nil
        return containersToGoBackIn.indices.map { .back(in: $0, of: index) } + (isInDialog ? [.closing(in: index)] : [])
            + selectionControllers.indices.flatMap(selectionSteps) + [.closingWindow(index)]
    }

    private func selectionSteps(_ container: Int) -> [WalkStep] {
        let selection = selectionControllers[container], selected = selection.selectedIndex
        return selection.controllers.indices.flatMap { item -> [WalkStep] in
            let title = selection.controllers[item].tabTitle
            // A page is turned to the next or the previous one.
            let isReachable = item != selected && (selection is TabController || abs(item - selected) == 1)
            let isClosable = (selection as? TabController)?.hasClosableTabs == true
            return (isReachable ? [.selection(item, in: container, of: index, title: title)] : [])
                + (isClosable ? [.closingTab(item, in: container, of: index, title: title)] : [])
        }
    }
}
