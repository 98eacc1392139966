/// A controller's tab in a notebook. Its page stays empty until the tab is chosen, and the controller is drawn, for the first
/// time; while it is not chosen, its page takes no room.
@MainActor
final class Tab {
    private(set) weak var controller: Controller?
    /// What the notebook shows when the tab is chosen.
    let page = Box(.vertical)
    /// What stands on the tab.
    let label = Box(.horizontal, spacing: 6)

    private let bin = WidgetBin()
    private weak var lastFocus: Widget?
    private var shownLabels: Labels?
    private var isShown: Bool?
    private var isReorderable: Bool?
    private let icon = Image()
    private let title = Label()
    private let close = Button()
    private let middleClick = GestureClick()

    init(_ controller: Controller) {
        self.controller = controller
        [icon, title, close].forEach(label.append)
        page.append(bin.box)
        title.hexpand = true
        close.iconName = "window-close-symbolic"
        close.tooltipText = "Close"
        close.addCssClass("flat")
        close.addCssClass("circular")
        close.focusOnClick = false
        close.onClicked { [weak controller] in controller?.beginToLeave() }
        middleClick.button = 2
        middleClick.onReleased { [weak self, weak controller] _, _, _ in
            if self?.close.visible == true { controller?.beginToLeave() }
        }
        label.addController(middleClick)
    }

    // GTK 4.8 never frees the label of a tab, so that it is to have nothing with it.
    isolated deinit {
        label.removeController(middleClick)
        [icon, title, close].forEach(label.remove)
    }

    /// Lets the controller be seen.
    func show() {
        isShown = true
        bin.put(controller?.drawnWidget ?? bin.widget)
        bin.box.visible = true
        page.updateState(.hidden, false)
    }

    /// Lets the controller not be seen, and not make the window large.
    func hide() {
        guard isShown != false else { return }
        isShown = false
        bin.box.visible = false
        page.updateState(.hidden, true)
    }

    /// Remembers what has the focus.
    ///
    /// - Returns: Whether it is in here.
    func rememberFocus() -> Bool {
        guard let focus = (page.root as? Window)?.focusWidget, focus.isAncestor(page) else { return false }
        lastFocus = focus
        return true
    }

    /// Gives the focus to what had it when the tab was left. GtkNotebook would go on from there to the next widget.
    func takeFocus() {
        if let lastFocus, lastFocus.isOfUseWithFocus, lastFocus.isAncestor(page), lastFocus.grabFocus() { return }
        (page.root as? Window)?.focusWidget = nil
        page.focusFirst()
    }

    /// Says whether the user may put the tab elsewhere.
    func setReorderable(_ isReorderable: Bool, in notebook: Notebook) {
        guard isReorderable != self.isReorderable else { return }
        self.isReorderable = isReorderable
        notebook.setTabReorderable(page, reorderable: isReorderable)
    }

    /// The texts and the icon on a tab.
    private struct Labels: Equatable {
        let text: String
        let iconName: String?
        let isClosable: Bool
    }

    /// Brings what stands on the tab in line with the controller.
    ///
    /// - Parameter isClosable: Whether the user may close tabs.
    func update(isClosable: Bool) {
        let text = controller?.tabTitle ?? ""
        // There may be many tabs, and most of them are as they were.
        let labels = Labels(text: text, iconName: controller?.tabIconName, isClosable: isClosable)
        guard labels != shownLabels else { return }
        shownLabels = labels
        title.label = text
        icon.iconName = controller?.tabIconName
        icon.visible = controller?.tabIconName != nil
        close.visible = isClosable
        close.accessibleLabel = "Close \(text)"
        // GtkNotebook calls its tabs "Tab" unless it is told better.
        label.parent?.accessibleLabel = text
    }
}

extension Controller {
    /// What stands on the controller's tab: its title or, for a container without one, that of the first controller in it.
    fileprivate var tabTitle: String? { title ?? children.first?.tabTitle }

    /// The icon on the controller's tab, found in the same way.
    fileprivate var tabIconName: String? { iconName ?? children.first?.tabIconName }
}
