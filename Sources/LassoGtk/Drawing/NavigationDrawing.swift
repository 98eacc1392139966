/// Shows a navigation controller: a stack of pages of which the top one is seen.
///
/// Its title and its way back are in the header bar of its window, or above the stack where the header bar speaks of
/// something else.
final class NavigationDrawing: WidgetDrawing {
    private weak var controller: NavigationController?
    private let pages = PageStack()
    private let bar: NavigationBar
    private let box = Box(.vertical)

    init(_ controller: NavigationController) {
        self.controller = controller
        bar = NavigationBar(for: controller)
        box.append(bar.box)
        box.append(pages.stack)
        pages.stack.vexpand = true
        pages.stack.hexpand = true
    }

    var widget: Widget { box }

    func update(animated: Bool) {
        guard let controller else { return }
        show(controller, animated: animated)
        updateTitles()
    }

    private func show(_ controller: NavigationController, animated: Bool) {
        guard let top = controller.topController else { return pages.clear() }
        guard let page = top.drawnWidget else { return }
        let isGoingBack = pages.contains(page)
        pages.show(
            page,
            covered: controller.controllers.dropLast().compactMap(\.drawnWidget),
            transition: !animated ? nil : isGoingBack ? controller.popTransition : controller.pushTransition
        )
    }

    func updateTitles() {
        bar.update()
        guard let top = controller?.topController, let page = top.drawnWidget else { return }
        pages.setTitle(top.visibleTitle, of: page)
    }
}
