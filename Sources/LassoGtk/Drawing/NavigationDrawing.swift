/// A drawing of a navigation controller: a stack of pages, of which the top one is visible.
///
/// The title and the back button are in the window's header bar, or above the stack if the header bar shows the title
/// of another controller.
final class NavigationDrawing: WidgetDrawing, EmbeddableDrawing {
    private weak var controller: NavigationController?
    private let pages: PageStack
    private let bar: NavigationBar?
    private var known = KnownControllers()
    let widget: Widget
    var onShownChange: () -> Void = {}

    init(_ controller: NavigationController) {
        self.controller = controller
        let pages = PageStack()
        let bar = NavigationBar(for: controller)
        pages.stack.vexpand = true
        pages.stack.hexpand = true
        self.pages = pages
        self.bar = bar
        widget = Box(.vertical) {
            bar.box; pages.stack
        }
    }

    /// Creates a drawing in a stack of the application's own.
    ///
    /// - Parameters:
    ///   - controller: The navigation controller.
    ///   - stack: The stack. The application itself shows the title and the way back.
    init(_ controller: NavigationController, in stack: Stack) {
        self.controller = controller
        pages = PageStack(in: stack)
        bar = nil
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
        if bar == nil { leaveApplicationPageForNewTop(of: controller) }
        show(controller, animated: animated)
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
        guard let page = top.drawnWidget, !pages.isShowingApplicationPage else { return }
        let isGoingBack = pages.contains(page)
        pages.show(
            at: controller.controllers.count - 1,
            of: controller.controllers,
            transition: !animated ? nil : isGoingBack ? controller.popTransition : controller.pushTransition
        )
    }

    func updateTitles() {
        bar?.update()
        guard let top = controller?.topController, let page = top.drawnWidget else { return }
        pages.setTitle(top.visibleTitle, of: page)
    }
}

extension NavigationController: DrawableController {
    func makeDrawing() -> any ControllerDrawing { NavigationDrawing(self) }
}
