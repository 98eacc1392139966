// Initializers with the properties that an application nearly always sets.

extension Label {
    /// Creates a label.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - xalign: The position of the text in a wider label: 0 at the start, 1 at the end.
    ///   - wrap: Whether a text that is too long continues in the next line.
    public convenience init(_ text: String, xalign: Float, wrap: Bool = false) {
        self.init(text)
        (self.xalign, self.wrap) = (xalign, wrap)
    }
}

extension Entry {
    /// Creates a field.
    ///
    /// - Parameter placeholder: The text that is shown while the field is empty.
    public convenience init(placeholder: String) {
        self.init()
        placeholderText = placeholder
    }
}

extension PasswordEntry {
    /// Creates a field for a password.
    ///
    /// - Parameters:
    ///   - placeholder: The text that is shown while the field is empty.
    ///   - showPeekIcon: Whether the user can show the password.
    public convenience init(placeholder: String = "", showPeekIcon: Bool) {
        self.init()
        placeholderText = placeholder
        self.showPeekIcon = showPeekIcon
    }
}

extension SearchEntry {
    /// Creates a field for a search.
    ///
    /// - Parameter placeholder: The text that is shown while the field is empty.
    public convenience init(placeholder: String) {
        self.init()
        placeholderText = placeholder
    }
}

extension TextView {
    /// Creates a view of a text of several lines.
    ///
    /// - Parameters:
    ///   - wrapMode: Where a line that is too long continues in the next one.
    ///   - acceptsTab: Whether the Tab key inserts a tabulator, instead of moving the focus.
    public convenience init(wrapMode: WrapMode, acceptsTab: Bool = true) {
        self.init()
        (self.wrapMode, self.acceptsTab) = (wrapMode, acceptsTab)
    }
}
