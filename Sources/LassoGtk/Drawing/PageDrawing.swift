/// A drawing of a page controller: one page, and below it the buttons that lead to the others.
final class PageDrawing: WidgetDrawing {
    private weak var controller: PageController?
    private let pages = PageStack()
    private let previous = Button(flatIcon: "go-previous-symbolic", name: translated("Previous Page", in: .lasso))
    private let next = Button(flatIcon: "go-next-symbolic", name: translated("Next Page", in: .lasso))
    private let position = Label()
    private let row = Box(.horizontal, spacing: 12)
    private let box = Box(.vertical)
    private var shownIndex = 0

    init(_ controller: PageController) {
        self.controller = controller
        [previous, position, next].forEach(row.append)
        [pages.stack, row].forEach(box.append)
        pages.stack.hexpand = true
        pages.stack.vexpand = true
        row.halign = .center
        row.setMargins(6)
        previous.onClicked { [weak controller] in controller?.userDidTurn(by: -1) }
        next.onClicked { [weak controller] in controller?.userDidTurn(by: 1) }
        let swipe = GestureSwipe()
        swipe.touchOnly = true
        swipe.onSwipe { [weak self] horizontal, vertical in self?.swipe(horizontal, vertical) }
        pages.stack.addController(swipe)
    }

    var widget: Widget { box }

    func update(animated: Bool) {
        guard let controller else { return }
        show(controller, animated: animated)
        updateTitles()
    }

    private func show(_ controller: PageController, animated: Bool) {
        guard !controller.controllers.isEmpty else { return pages.clear() }
        let index = controller.selectedIndex
        pages.show(
            at: index,
            of: controller.controllers,
            transition: !animated ? nil : index < shownIndex ? .pop : .push
        )
        shownIndex = index
    }

    func updateTitles() {
        guard let controller else { return }
        let count = controller.controllers.count
        row.visible = count > 1
        position.label = translated(
            "\(controller.selectedIndex + 1) / \(count)",
            context: "pages",
            comment: "The number of the page, and the count of pages",
            in: .lasso
        )
        position.accessibleLabel = translated("Page \(controller.selectedIndex + 1) of \(count)", in: .lasso)
        let focus = (box.root as? Window)?.focusWidget
        previous.sensitive = controller.selectedIndex > 0
        next.sensitive = controller.selectedIndex < count - 1
        // If the button with the focus has become insensitive, the other one gets the focus.
        if focus === next, !next.sensitive { previous.grabFocus() }
        if focus === previous, !previous.sensitive { next.grabFocus() }
        if let selected = controller.selectedController { pages.setTitle(selected.visibleTitle, of: selected) }
    }

    private func swipe(_ horizontal: Double, _ vertical: Double) {
        guard abs(horizontal) >= BackSwipe.leastSpeed, abs(horizontal) > abs(vertical) else { return }
        let isForwards = (horizontal < 0) == (box.direction != .rtl)
        controller?.userDidTurn(by: isForwards ? 1 : -1)
    }
}

extension PageController: DrawableController {
    func makeDrawing() -> any ControllerDrawing { PageDrawing(self) }
}
