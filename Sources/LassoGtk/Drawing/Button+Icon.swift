extension Button {
    /// Creates a flat button with an icon.
    ///
    /// - Parameters:
    ///   - iconName: The name of the icon.
    ///   - name: The name for assistive technologies, which is also the tooltip.
    convenience init(flatIcon iconName: String, name: String) {
        self.init(iconName: iconName)
        addCssClass("flat")
        (accessibleLabel, tooltipText) = (name, name)
    }
}
