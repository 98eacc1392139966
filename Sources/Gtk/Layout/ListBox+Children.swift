extension ListBox {
    /// Creates a list box with rows.
    ///
    /// - Parameter rows: The rows, in order. A widget that is not a ``ListBoxRow`` is wrapped in one.
    public convenience init(@WidgetBuilder rows: () -> [Widget]) {
        self.init()
        rows().forEach { append($0) }
    }
}
