/// A drawing of a navigation controller: a stack of pages, of which the top one is visible.
///
/// The title and the back button are in the header bar of each page, or in that of the controller that contains the
/// navigation controller.
final class NavigationDrawing: WidgetDrawing, EmbeddableDrawing {
    private weak var controller: NavigationController?
    private let pages: PageStack
    // Whether the stack belongs to the application.
    private let isEmbedded: Bool
    private var known = KnownControllers()
    /// The box around the stack; `nil` if the stack belongs to the application.
    let stepBackFrame: AdaptiveBox?
    let widget: Widget
    var onShownChange: () -> Void = {}

    init(_ controller: NavigationController) {
        self.controller = controller
        pages = PageStack(makePage: \.headeredPage)
        pages.stack.vexpand = true
        pages.stack.hexpand = true
        isEmbedded = false
        let frame = AdaptiveBox(around: pages.stack)
        stepBackFrame = frame
        widget = frame
    }

    /// Creates a drawing in a stack of the application's own.
    ///
    /// - Parameters:
    ///   - controller: The navigation controller.
    ///   - stack: The stack. The application itself shows the title and the way back.
    init(_ controller: NavigationController, in stack: Stack) {
        self.controller = controller
        pages = PageStack(in: stack)
        isEmbedded = true
        stepBackFrame = nil
        widget = stack
        pages.onChoice = { [weak self] in self?.update(animated: false) }
    }

    var isShown: Bool { !pages.isShowingApplicationPage }

    func reveal() {
        pages.leaveApplicationPage()
        update(animated: false)
    }

    func update(animated: Bool) {
        guard let controller else { return }
        if isEmbedded { leaveApplicationPageForNewTop(of: controller) }
        show(controller, animated: animated)
        stepBackFrame?.endMotionUnlessCompleting()
        updateTitles()
        onShownChange()
    }

    /// Shows a new top page instead of the application page. Changes further down or inside the pages leave the
    /// application page where it is.
    private func leaveApplicationPageForNewTop(of controller: NavigationController) {
        let added = known.change(to: controller.controllers).added
        if let top = added.last, top === controller.topController { pages.leaveApplicationPage() }
    }

    private func show(_ controller: NavigationController, animated: Bool) {
        guard let top = controller.topController else { return pages.clear() }
        guard top.drawing != nil, !pages.isShowingApplicationPage else { return }
        let isGoingBack = pages.contains(top)
        pages.show(
            at: controller.controllers.count - 1,
            of: controller.controllers,
            transition: !animated ? nil : isGoingBack ? controller.popTransition : controller.pushTransition
        )
    }

    func updateTitles() {
        guard let top = controller?.topController else { return }
        pages.setTitle(top.visibleTitle, of: top)
    }
}

extension NavigationDrawing: StepBackDrawing {
    var isPreviewing: Bool { pages.isPreviewing }

    func previewStepBack() -> Bool {
        guard let below = controller?.controllers.dropLast().last else { return false }
        return pages.preview(below)
    }

    func endPreview() { update(animated: false) }
}

extension NavigationController: DrawableController {
    func makeDrawing() -> any ControllerDrawing { NavigationDrawing(self) }
}
