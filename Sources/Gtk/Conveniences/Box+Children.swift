extension Box {
    /// Makes a box with its children.
    ///
    /// - Parameters:
    ///   - orientation: A row or a column.
    ///   - spacing: The room between two children, in pixels.
    ///   - children: The children, in order.
    public convenience init(
        _ orientation: Orientation,
        spacing: Int32 = 0,
        @WidgetBuilder children: () -> [Widget]
    ) {
        self.init(orientation, spacing: spacing)
        children().forEach(append)
    }
}
