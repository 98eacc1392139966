/// Shows a split controller: two panes, of which the user can move the border.
final class SplitDrawing: WidgetDrawing {
    private weak var controller: SplitController?
    private let paned = Paned(orientation: .horizontal)
    private let sidebar = WidgetPlace()
    private let content = WidgetPlace()

    init(_ controller: SplitController) {
        self.controller = controller
        paned.startChild = sidebar.box
        paned.endChild = content.box
        paned.resizeStartChild = false
        paned.shrinkStartChild = false
        paned.shrinkEndChild = false
        paned.hexpand = true
        paned.vexpand = true
        sidebar.box.addCssClass("sidebar")
    }

    var widget: Widget { paned }

    func update(animated: Bool) {
        guard let controller else { return }
        put(controller.sidebarController, in: sidebar)
        put(controller.contentController, in: content)
        updateTitles()
    }

    func updateTitles() {
        guard let controller else { return }
        sidebar.box.accessibleLabel = controller.sidebarController?.visibleTitle
        content.box.accessibleLabel = controller.contentController?.visibleTitle
    }

    private func put(_ controller: Controller?, in place: WidgetPlace) {
        let widget = controller?.drawnWidget
        place.box.visible = controller != nil
        guard place.widget !== widget else { return }
        let window = paned.root as? Window
        let hadFocus = window?.focusWidget?.isAncestor(place.box) == true
        place.put(widget)
        if hadFocus { place.box.focusFirst() }
    }
}
