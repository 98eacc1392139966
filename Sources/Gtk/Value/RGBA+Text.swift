import CGtk

nonisolated extension RGBA {
    /// Creates a color from its text in CSS, such as `"red"`, `"#ff0000"`, or `"rgba(255, 0, 0, 0.5)"`. Returns `nil`
    /// if the text is no color.
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
