extension Box {
    /// Creates a box with children.
    ///
    /// ```swift
    /// Box(.vertical, spacing: 12) {
    ///     username
    ///     password
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - orientation: Whether the box is a row or a column.
    ///   - spacing: The space between two children, in pixels.
    ///   - children: The children, in order.
    public convenience init(
        _ orientation: Orientation,
        spacing: Int = 0,
        @WidgetBuilder children: () -> [Widget]
    ) {
        self.init(orientation, spacing: spacing)
        children().forEach { append($0) }
    }

    /// Creates an empty box without space between its children.
    ///
    /// - Parameter orientation: Whether the box is a row or a column.
    public convenience init(_ orientation: Orientation) {
        self.init(orientation, spacing: 0)
    }
}
