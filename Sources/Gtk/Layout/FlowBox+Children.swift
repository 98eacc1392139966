extension FlowBox {
    /// Makes a container that flows with its children.
    ///
    /// - Parameter children: The children, in order. What is no ``FlowBoxChild`` is put into one.
    public convenience init(@WidgetBuilder children: () -> [Widget]) {
        self.init()
        children().forEach { insert($0, position: -1) }
    }
}
