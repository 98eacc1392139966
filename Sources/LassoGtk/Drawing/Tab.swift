/// A controller's tab in a notebook. Its page stays empty until the tab is first selected, and the controller is drawn.
/// While the tab is not selected, its page takes no room.
@MainActor
final class Tab {
    private(set) weak var controller: Controller?
    /// The page that the notebook shows when the tab is selected.
    let page = Box(.vertical)
    /// The content of the tab itself.
    let label = Box(.horizontal, spacing: 6)

    private let bin = WidgetBin()
    private var focusMemory = FocusMemory()
    private var shownLabels: (TabLabels, isClosable: Bool)?
    private var isShown: Bool?
    private var isReorderable: Bool?
    private let row = TabLabelRow()
    private let close = Button(flatIcon: "window-close-symbolic", name: translated("Close", in: .lasso))
    private let middleClick = GestureClick()

    init(_ controller: Controller) {
        self.controller = controller
        [row.icon, row.title, row.mark, close].forEach(label.append)
        page.append(bin.box)
        row.title.hexpand = true
        close.addCssClass("circular")
        close.focusOnClick = false
        close.onClicked { [weak controller] in controller?.beginToLeave() }
        middleClick.button = 2
        middleClick.onReleased { [weak self, weak controller] _, _, _ in
            if self?.close.visible == true { controller?.beginToLeave() }
        }
        label.addController(middleClick)
    }

    // GTK 4.8 never frees the label of a tab, so the label must not keep anything else.
    isolated deinit {
        label.removeController(middleClick)
        [row.icon, row.title, row.mark, close].forEach(label.remove)
    }

    /// Shows the controller.
    func show() {
        isShown = true
        bin.put(controller?.headeredPage ?? bin.widget)
        bin.box.visible = true
        page.updateState(.hidden, false)
    }

    /// Hides the controller, so that it does not enlarge the window.
    func hide() {
        guard isShown != false else { return }
        isShown = false
        bin.box.visible = false
        page.updateState(.hidden, true)
    }

    /// Remembers the focus widget, if it is in this page.
    ///
    /// - Returns: Whether it is in this page.
    func rememberFocus() -> Bool { focusMemory.remember(in: page) }

    /// Moves the focus to the widget that had it when the tab was left. GtkNotebook would move it to the next widget.
    func takeFocus() { focusMemory.restoreScrolling(in: page) }

    /// Sets whether the user may reorder the tab.
    func setReorderable(_ isReorderable: Bool, in notebook: Notebook) {
        guard isReorderable != self.isReorderable else { return }
        self.isReorderable = isReorderable
        notebook.setTabReorderable(page, reorderable: isReorderable)
    }

    /// Updates the tab's label to match the controller.
    ///
    /// - Parameter isClosable: Whether the user may close tabs.
    func update(isClosable: Bool) {
        // There may be many tabs, most of them unchanged.
        let labels = TabLabels(of: controller)
        if let shownLabels, shownLabels == (labels, isClosable) { return }
        shownLabels = (labels, isClosable)
        row.update(to: labels)
        close.visible = isClosable
        close.accessibleLabel = translated("Close \(labels.text)", in: .lasso)
        // GtkNotebook names each of its tabs "Tab" by default.
        label.parent?.accessibleLabel = labels.spokenText
    }
}
