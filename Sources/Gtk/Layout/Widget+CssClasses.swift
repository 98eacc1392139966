extension Widget {
    /// Adds CSS classes: `label.addCssClasses("title-1", "dim-label")`.
    ///
    /// Source: `gtk_widget_add_css_class`.
    public func addCssClasses(_ names: String...) {
        names.forEach { addCssClass($0) }
    }

    /// Adds or removes a CSS class: `entry.setCssClass("error", store.state.hasFailed)`.
    ///
    /// - Parameters:
    ///   - name: The class's name.
    ///   - isSet: Whether the widget has the class.
    ///
    /// Source: `gtk_widget_add_css_class`, `gtk_widget_remove_css_class`.
    public func setCssClass(_ name: String, _ isSet: Bool) {
        if isSet { addCssClass(name) } else { removeCssClass(name) }
    }
}
