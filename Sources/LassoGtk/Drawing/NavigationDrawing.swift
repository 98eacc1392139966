/// Shows a navigation controller: a stack of pages of which the top one is seen.
final class NavigationDrawing: WidgetDrawing {
    private weak var controller: NavigationController?
    private let pages = PageStack()

    init(_ controller: NavigationController) {
        self.controller = controller
    }

    var widget: Widget { pages.stack }

    func update(animated: Bool) {
        guard let controller else { return }
        guard let top = controller.topController else { return pages.clear() }
        guard let page = top.drawnWidget else { return }
        let isGoingBack = pages.contains(page)
        pages.show(
            page,
            covered: controller.controllers.dropLast().compactMap(\.drawnWidget),
            transition: !animated ? .none : isGoingBack ? .slideRight : .slideLeft
        )
        updateTitles()
    }

    func updateTitles() {
        guard let top = controller?.topController, let page = top.drawnWidget else { return }
        pages.setTitle(top.visibleTitle, of: page)
    }
}
