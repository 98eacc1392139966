extension ListBox {
    /// Makes a list with its rows.
    ///
    /// - Parameter rows: The rows, in order. What is no ``ListBoxRow`` is put into one.
    public convenience init(@WidgetBuilder rows: () -> [Widget]) {
        self.init()
        rows().forEach { append($0) }
    }
}
