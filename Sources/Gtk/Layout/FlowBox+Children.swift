extension FlowBox {
    /// Creates a flow box with children.
    ///
    /// - Parameter children: The children, in order. A widget that is not a ``FlowBoxChild`` is wrapped in one.
    public convenience init(@WidgetBuilder children: () -> [Widget]) {
        self.init()
        children().forEach { insert($0, position: -1) }
    }
}
