import CGtk

nonisolated extension RGBA {
    /// Creates a color from a text as in a style sheet, such as `"red"`, `"#ff0000"`, or `"rgba(255, 0, 0, 0.5)"`, or
    /// `nil` if the text is no color.
    ///
    /// - Parameter text: The text.
    ///
    /// Source: `gdk_rgba_parse`.
    public init?(parsing text: String) {
        var value = GdkRGBA()
        guard gdk_rgba_parse(&value, cText(text)) != 0 else { return nil }
        self.init(value)
    }
}
