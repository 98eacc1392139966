import Gtk

/// A list in which the focus begins in the selected row, or else in the first one.
protocol FocusableRows: AnyObject {
    /// Moves the focus, which has just arrived, to the row in which it begins.
    ///
    /// - Parameter focus: The widget that has the focus.
    /// - Returns: Whether that is in this list, or is a scrolled window around it.
    func moveFirstFocus(_ focus: Widget) -> Bool
}
