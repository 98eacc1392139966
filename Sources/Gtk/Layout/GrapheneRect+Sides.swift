nonisolated extension GrapheneRect {
    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - x: The left edge.
    ///   - y: The upper edge.
    ///   - width: The width.
    ///   - height: The height.
    ///
    /// Source: `graphene_rect_init`.
    public init(x: Float, y: Float, width: Float, height: Float) {
        self.init(origin: GraphenePoint(x: x, y: y), size: GrapheneSize(width: width, height: height))
    }
}
