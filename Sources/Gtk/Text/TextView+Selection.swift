extension TextView {
    /// Connects a handler called when a double-click or a triple-click selects a word or a line.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's default handler.
    ///   - handler: A closure called with what is to be selected, and with the place of the click. It returns the start
    ///     and the end of the selection, or `nil` for those that GTK chooses.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkTextView::extend-selection`.
    @discardableResult
    public func onExtendSelection(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextExtendSelection, TextIter) -> (start: TextIter, end: TextIter)?
    ) -> SignalConnection {
        connect("extend-selection", after: after) { arguments, result in
            let selection = handler(
                arguments.read(0, as: TextExtendSelection.self),
                arguments.read(1, as: TextIter.self)
            )
            // GTK passes the ends of the selection without contents, for the handler to write to.
            if let (start, end) = selection {
                arguments.write(start, to: 2)
                arguments.write(end, to: 3)
            }
            if let result { (selection != nil).write(to: ValueStorage(result)) }
        }
    }
}
