/// A drawing of a split controller: two panes with a border that the user can move.
///
/// While the split controller is collapsed, the pane behind is invisible, and GtkPaned gives all room to the other one.
/// So no widget moves to another container, and each keeps what the user sees in it.
final class SplitDrawing: WidgetDrawing {
    private weak var controller: SplitController?
    private let paned = Paned(orientation: .horizontal)
    private let sidebar = WidgetBin()
    private let content = WidgetBin()
    private let frame: AdaptiveBox
    private var focusMemories: [SplitController.Part: FocusMemory] = [:]
    // The width that both panes needed when they were last beside each other.
    private var neededWidth = 0
    // The size of the texts at that time.
    private var neededTextScale = 1.0
    private var drawnPart: SplitController.Part?
    /// Whether the sidebar is shown in place of the content while the user swipes back to it.
    private(set) var isPreviewing = false
    private var shownPosition: SplitController.SidebarPosition?
    // The position of the border after GTK's last allocation, and the room that GTK allocated.
    private var position = 0
    private var room: Room?

    private static let actionGroup = "split"
    private static let actionName = "show-content"
    /// The name of the action, for the widgets in a sidebar, that shows the content.
    static let showContentAction = "\(actionGroup).\(actionName)"

    private struct Room: Equatable {
        let width, first, last: Int
    }

    init(_ controller: SplitController) {
        self.controller = controller
        frame = AdaptiveBox(around: paned)
        frame.minimumWidth = { [weak self] in self?.narrowestWidth }
        frame.onLayout = { [weak self] in self?.adapt() }
        paned.shrinkStartChild = false
        paned.shrinkEndChild = false
        // A narrow handle also catches presses on the widgets next to it.
        paned.wideHandle = true
        keepRightOfHandleFree()
        handle?.onDirectionChanged { [weak self] _ in self?.keepRightOfHandleFree() }
        paned.hexpand = true
        paned.vexpand = true
        sidebar.box.addCssClass("sidebar")
        let actions = SimpleActionGroup()
        actions.addAction(Self.actionName) { [weak self] in
            guard let controller = self?.controller, controller.contentController != nil else { return }
            controller.show(.content)
        }
        sidebar.box.insertActionGroup(Self.actionGroup, group: actions)
        paned.onNotify("position") { [weak self] in self?.borderDidMove() }
        // During GTK's allocation, so that the border is in its place immediately.
        for bound in ["min-position", "max-position"] {
            paned.onNotify(bound) { [weak self] in self?.moveBorder() }
        }
    }

    var widget: Widget { frame }

    func update(animated: Bool) {
        guard let controller else { return }
        arrange(controller.sidebarPosition)
        let motion = animated ? makeMotion(for: controller) : nil
        for part in SplitController.Part.allCases { put(controller.controller(in: part), in: bin(of: part)) }
        showParts(of: controller)
        if let motion { frame.begin(motion) } else { frame.endMotionUnlessCompleting() }
        moveBorder()
        updateTitles()
    }

    func updateTitles() {
        guard let controller else { return }
        sidebar.box.accessibleLabel = controller.sidebarController?.visibleTitle
        content.box.accessibleLabel = controller.contentController?.visibleTitle
        // The sidebar may have changed sides.
        controller.updateHeaders()
    }

    private func put(_ controller: Controller?, in bin: WidgetBin) {
        let widget = controller?.headeredPage
        guard bin.widget !== widget else { return }
        // Other controllers need another width.
        neededWidth = 0
        let window = paned.root as? Window
        let hadFocus = window?.focusWidget?.isAncestor(bin.box) == true
        bin.put(widget)
        if hadFocus { bin.box.focusFirst() }
    }

    // MARK: The parts

    private func bin(of part: SplitController.Part) -> WidgetBin { part == .sidebar ? sidebar : content }

    private func showParts(of controller: SplitController) {
        let visible = controller.visibleChildren
        let shown = SplitController.Part.allCases.filter { part in
            visible.contains { $0 === controller.controller(in: part) }
        }
        var focusMoves = false
        for part in SplitController.Part.allCases where !shown.contains(part) {
            focusMoves = focusMemories[part, default: FocusMemory()].remember(in: bin(of: part).box) || focusMoves
        }
        for part in shown {
            bin(of: part).box.visible = true
            // GtkPaned would map it with the next layout, and only a mapped widget accepts the focus.
            bin(of: part).box.childVisible = true
        }
        let hasChanged = controller.isCollapsed && drawnPart != controller.frontPart
        drawnPart = controller.isCollapsed ? controller.frontPart : nil
        let endsPreview = isPreviewing
        isPreviewing = false
        for part in SplitController.Part.allCases { bin(of: part).box.canTarget = true }
        if focusMoves || (hasChanged || endsPreview) && nothingHasFocus, let part = shown.last {
            focusMemories[part, default: FocusMemory()].restore(in: bin(of: part).box)
        }
        for part in SplitController.Part.allCases where !shown.contains(part) { bin(of: part).box.visible = false }
    }

    /// Whether the window is on the screen and no widget has the focus.
    private var nothingHasFocus: Bool { frame.mapped && (frame.root as? Window)?.focusWidget == nil }

    /// Collapses the split controller if there isn't room for both parts, or shows both again.
    private func adapt() {
        guard let controller else { return }
        let textScale = frame.settings.textScale
        if textScale != neededTextScale { (neededWidth, neededTextScale) = (0, textScale) }
        if !controller.isCollapsed {
            neededWidth = paned.measure(.horizontal, forSize: -1).minimum
        } else if neededWidth == 0 {
            neededWidth = leastWidths.reduce(handleWidth, +)
        }
        let isNarrow = frame.isNarrow(for: controller) || frame.width < neededWidth
        guard isNarrow != controller.isCollapsed else { return }
        frame.endMotion()
        controller.setCollapsed(isNarrow, using: content.box.hasFocusWithin ? .content : nil)
    }

    /// The least width that lets the window become narrow enough to collapse the split controller.
    private var narrowestWidth: Int? { controller?.isCollapsed == false ? leastWidths.max() : nil }

    private var leastWidths: [Int] {
        [sidebar, content].compactMap { $0.widget?.measure(.horizontal, forSize: -1).minimum }
    }

    /// Prepares the motion from one part to the other, before anything changes.
    private func makeMotion(for controller: SplitController) -> PushMotion? {
        guard let drawnPart, controller.isCollapsed, drawnPart != controller.frontPart else { return nil }
        guard frame.mapped, !frame.settings.isMotionReduced else { return nil }
        return PushMotion(of: paned, isForward: controller.frontPart == .content, duration: .push)
    }

    private func arrange(_ position: SplitController.SidebarPosition) {
        guard position != shownPosition else { return }
        shownPosition = position
        let focus = (paned.root as? Window)?.focusWidget.flatMap { $0.isAncestor(paned) ? $0 : nil }
        let isLeading = position == .leading
        EmbeddedHierarchy.move {
            paned.startChild = nil
            paned.endChild = nil
            paned.startChild = isLeading ? sidebar.box : content.box
            paned.endChild = isLeading ? content.box : sidebar.box
        }
        paned.resizeStartChild = !isLeading
        paned.resizeEndChild = isLeading
        focus?.restoreFocus()
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

extension SplitDrawing: StepBackDrawing {
    var stepBackFrame: AdaptiveBox? { frame }

    func previewStepBack() -> Bool {
        guard drawnPart == .content, sidebar.widget != nil, !isPreviewing else { return false }
        isPreviewing = true
        _ = focusMemories[.content, default: FocusMemory()].remember(in: content.box)
        // GTK would move the focus to what can't be used yet.
        if content.box.hasFocusWithin { (frame.root as? Window)?.focusWidget = nil }
        (sidebar.box.visible, sidebar.box.canTarget, content.box.visible) = (true, false, false)
        return true
    }

    func endPreview() { update(animated: false) }
}

extension SplitController: DrawableController {
    func makeDrawing() -> any ControllerDrawing { SplitDrawing(self) }
}
