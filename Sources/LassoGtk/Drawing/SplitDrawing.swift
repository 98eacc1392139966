/// A drawing of a split controller: two panes with a border that the user can move.
final class SplitDrawing: WidgetDrawing {
    private weak var controller: SplitController?
    private let paned = Paned(orientation: .horizontal)
    private let sidebar = WidgetBin()
    private let content = WidgetBin()
    private var shownPosition: SplitController.SidebarPosition?
    // The position of the border after GTK's last allocation, and the room that GTK allocated.
    private var position = 0
    private var room: Room?

    private struct Room: Equatable {
        let width, first, last: Int
    }

    init(_ controller: SplitController) {
        self.controller = controller
        paned.shrinkStartChild = false
        paned.shrinkEndChild = false
        // A narrow handle also catches presses on the widgets next to it.
        paned.wideHandle = true
        keepRightOfHandleFree()
        handle?.onDirectionChanged { [weak self] _ in self?.keepRightOfHandleFree() }
        paned.hexpand = true
        paned.vexpand = true
        sidebar.box.addCssClass("sidebar")
        paned.onNotify("position") { [weak self] in self?.borderDidMove() }
        // During GTK's allocation, so that the border is in its place immediately.
        for bound in ["min-position", "max-position"] {
            paned.onNotify(bound) { [weak self] in self?.moveBorder() }
        }
    }

    var widget: Widget { paned }

    func update(animated: Bool) {
        guard let controller else { return }
        arrange(controller.sidebarPosition)
        put(controller.sidebarController, in: sidebar)
        put(controller.contentController, in: content)
        moveBorder()
        updateTitles()
    }

    func updateTitles() {
        guard let controller else { return }
        sidebar.box.accessibleLabel = controller.sidebarController?.visibleTitle
        content.box.accessibleLabel = controller.contentController?.visibleTitle
    }

    private func put(_ controller: Controller?, in bin: WidgetBin) {
        let widget = controller?.drawnWidget
        bin.box.visible = controller != nil
        guard bin.widget !== widget else { return }
        let window = paned.root as? Window
        let hadFocus = window?.focusWidget?.isAncestor(bin.box) == true
        bin.put(widget)
        if hadFocus { bin.box.focusFirst() }
    }

    private func arrange(_ position: SplitController.SidebarPosition) {
        guard position != shownPosition else { return }
        shownPosition = position
        let focus = (paned.root as? Window)?.focusWidget.flatMap { $0.isAncestor(paned) ? $0 : nil }
        paned.startChild = nil
        paned.endChild = nil
        let isLeading = position == .leading
        paned.startChild = isLeading ? sidebar.box : content.box
        paned.endChild = isLeading ? content.box : sidebar.box
        paned.resizeStartChild = !isLeading
        paned.resizeEndChild = isLeading
        focus?.grabFocus()
    }

    // MARK: The border

    /// Moves the border to where the controller wants it, as far as there is room.
    private func moveBorder() {
        let room = presentRoom
        self.room = room
        position = paned.position
        guard let width = controller?.sidebarWidth, room.width > 0 else { return }
        let wanted = shownPosition == .leading ? width : room.width - handleWidth - width
        position = max(room.first, min(wanted, room.last))
        if paned.position != position { paned.position = position }
    }

    private func borderDidMove() {
        // If the room has changed, it was GTK that moved the border, and GTK moves it again.
        guard room == presentRoom, position != paned.position else { return }
        position = paned.position
        controller?.sidebarWidth = shownPosition == .leading ? position : paned.width - handleWidth - position
    }

    private var presentRoom: Room { Room(width: paned.width, first: paned.minPosition, last: paned.maxPosition) }

    /// Leaves a margin of one pixel to the right of the handle: even a wide handle catches the presses on that pixel,
    /// so no pane may use it.
    private func keepRightOfHandleFree() {
        guard let handle else { return }
        let isStartOnTheRight = handle.direction == .rtl
        handle.marginStart = isStartOnTheRight ? 1 : 0
        handle.marginEnd = isStartOnTheRight ? 0 : 1
    }

    private var handle: Widget? { paned.children.first { $0 !== sidebar.box && $0 !== content.box } }

    private var handleWidth: Int { handle?.measure(.horizontal, forSize: -1).minimum ?? 0 }
}

extension SplitController: DrawableController {
    func makeDrawing() -> any ControllerDrawing { SplitDrawing(self) }
}
