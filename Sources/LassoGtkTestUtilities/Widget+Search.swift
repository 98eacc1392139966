import LassoGtk

extension Widget {
    /// The first button with a label, in this widget.
    ///
    /// - Parameter label: What is written on it.
    public func button(_ label: String) -> Button? {
        descendants.lazy.compactMap { $0 as? Button }.first { $0.label == label }
    }

    /// The texts of the labels in this widget that can be seen, in order.
    public var visibleTexts: [String] {
        descendants.compactMap { $0 as? Label }.filter(\.mapped).map(\.label)
    }

    /// The first widget of a class, in this widget.
    ///
    /// - Parameter type: The class.
    public func first<Found: Widget>(_ type: Found.Type) -> Found? {
        descendants.lazy.compactMap { $0 as? Found }.first
    }
}
