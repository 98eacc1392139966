extension Accessible {
    /// Says what assistive technologies call this.
    ///
    /// - Parameter label: The name, or `nil` for the one that GTK finds by itself.
    public func setAccessibleLabel(_ label: String?) {
        setText(label, for: .label)
    }

    /// Says what assistive technologies add to the name.
    ///
    /// - Parameter description: The description, or `nil` for none.
    public func setAccessibleDescription(_ description: String?) {
        setText(description, for: .description)
    }

    private func setText(_ text: String?, for property: AccessibleProperty) {
        if let text {
            updateProperty(property, text)
        } else {
            resetProperty(property)
        }
    }
}
