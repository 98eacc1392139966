extension Box {
    /// Makes a box with its children.
    ///
    /// ```swift
    /// Box(.vertical, spacing: 12) {
    ///     username
    ///     password
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - orientation: A row or a column.
    ///   - spacing: The room between two children, in pixels.
    ///   - children: The children, in order.
    public convenience init(
        _ orientation: Orientation,
        spacing: Int = 0,
        @WidgetBuilder children: () -> [Widget]
    ) {
        self.init(orientation, spacing: spacing)
        children().forEach { append($0) }
    }

    /// Makes an empty box without room between its children.
    ///
    /// - Parameter orientation: A row or a column.
    public convenience init(_ orientation: Orientation) {
        self.init(orientation, spacing: 0)
    }
}
