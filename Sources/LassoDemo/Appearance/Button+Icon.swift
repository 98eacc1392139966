import LassoGtk

extension Button {
    /// Creates a flat button with an icon, such as for a row of a list.
    ///
    /// - Parameters:
    ///   - iconName: The name of the icon.
    ///   - name: The name for assistive technologies, which is also the tooltip.
    convenience init(iconName: String, name: String) {
        self.init(iconName: iconName)
        addCssClass("flat")
        (accessibleLabel, tooltipText, valign) = (name, name, .center)
    }
}
