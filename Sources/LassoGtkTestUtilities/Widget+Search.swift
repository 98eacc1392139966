import LassoGtk

extension Widget {
    /// Returns the first button with a given label among the descendants of this widget.
    ///
    /// - Parameter label: The label of the button.
    /// - Returns: The button; `nil` if there is none.
    public func button(_ label: String) -> Button? {
        descendants.lazy.compactMap { $0 as? Button }.first { $0.label == label }
    }

    /// The texts of the visible labels among the descendants of this widget, in order.
    public var visibleTexts: [String] {
        descendants.compactMap { $0 as? Label }.filter(\.mapped).map(\.label)
    }

    /// Returns the first widget of a class among the descendants of this widget.
    ///
    /// - Parameter type: The class.
    /// - Returns: The widget; `nil` if there is none.
    public func first<Found: Widget>(_ type: Found.Type) -> Found? {
        descendants.lazy.compactMap { $0 as? Found }.first
    }
}
