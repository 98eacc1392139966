extension Button {
    /// Creates a button with a text in which an underscore marks the mnemonic.
    ///
    /// For assistive technologies, the button has the text without the mark as its name. With GTK 4.8's own function,
    /// the mark would be a part of the name. A ``ToggleButton`` is created in the same way.
    ///
    /// - Parameter label: The text.
    ///
    /// Source: `gtk_button_new_with_mnemonic`, `gtk_toggle_button_new_with_mnemonic`.
    public convenience init(mnemonic label: String) {
        self.init()
        useUnderline = true
        self.label = label
        accessibleLabel = nil
    }
}

extension CheckButton {
    /// Creates a check button with a text in which an underscore marks the mnemonic, which isn't a part of its name.
    ///
    /// - Parameter label: The text; `nil` for none.
    ///
    /// Source: `gtk_check_button_new_with_mnemonic`.
    public convenience init(mnemonic label: String?) {
        self.init()
        useUnderline = true
        self.label = label
        if label != nil { accessibleLabel = nil }
    }
}
