extension Button {
    /// Creates the button that goes one step back. It isn't visible yet.
    ///
    /// - Parameter onBack: A closure called when the user presses the button.
    convenience init(back onBack: @escaping @MainActor () -> Void) {
        self.init()
        // For the tooltip of a visible widget, GTK asks the display server where the pointer is.
        visible = false
        iconName = "go-previous-symbolic"
        accessibleLabel = translated("Back", in: .lasso)
        tooltipText = translated("Back", in: .lasso)
        addCssClass("back")
        // The page keeps the focus, so its focus is where it was when the user returns.
        focusOnClick = false
        onClicked(onBack)
    }
}
