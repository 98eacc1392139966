import Lasso

extension Controller {
    /// The first controller of a class in the hierarchy below this one, this one included.
    ///
    /// - Parameter type: The class.
    ///
    /// Source: `firstChildOfType()` of Lasso's test kit.
    public func firstChild<Found: Controller>(ofType type: Found.Type = Found.self) -> Found? {
        self as? Found ?? children.lazy.compactMap { $0.firstChild(ofType: type) }.first
    }
}
