/// The button that goes one step back.
final class BackButton {
    let button = Button()
    var onBack: () -> Void = {}

    init() {
        // For the tooltip of a visible widget, GTK asks the display server where the pointer is.
        button.visible = false
        button.iconName = "go-previous-symbolic"
        button.accessibleLabel = translated("Back", in: .lasso)
        button.tooltipText = translated("Back", in: .lasso)
        button.addCssClass("back")
        // The page keeps the focus, so its focus is where it was when the user returns.
        button.focusOnClick = false
        button.onClicked { [weak self] in self?.onBack() }
    }
}
