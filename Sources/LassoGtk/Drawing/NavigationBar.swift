/// The title and the back button of a navigation controller that the window's header bar does not cover: one in a
/// sidebar or in a popover.
final class NavigationBar {
    let box = Box(.horizontal, spacing: 6)

    private weak var controller: NavigationController?
    private let back = BackButton()
    private let title = Label()

    init(for controller: NavigationController) {
        self.controller = controller
        box.append(back.button)
        box.append(title)
        box.addCssClass("toolbar")
        title.addCssClass("title")
        title.hexpand = true
        title.ellipsize = .end
        back.onBack = { [weak controller] in controller?.topController?.goBack() }
    }

    /// Updates the bar to match the controller.
    func update() {
        guard let controller else { return }
        box.visible = controller.controllers.count > 1 && !controller.isInHeaderBar
        title.label = controller.visibleTitle ?? ""
    }
}

/// The button that goes one step back.
final class BackButton {
    let button = Button()
    var onBack: () -> Void = {}

    init() {
        button.iconName = "go-previous-symbolic"
        button.accessibleLabel = "Back"
        button.tooltipText = "Back"
        button.addCssClass("back")
        // The page keeps the focus, so its focus is where it was when the user returns.
        button.focusOnClick = false
        button.onClicked { [weak self] in self?.onBack() }
    }
}

extension Controller {
    /// Whether the header bar of the window, or of the dialog, shows this controller's title.
    fileprivate var isInHeaderBar: Bool {
        let container = outermostContainer
        // The window around a widget of the application's own does not show the title.
        let hasHeaderBar = container.drawing is WindowDrawing || container.presentationStyle?.isPopover == false
        return hasHeaderBar && container.principalLine.contains { $0 === self }
    }
}
