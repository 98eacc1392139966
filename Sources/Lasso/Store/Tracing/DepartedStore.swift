/// A placeholder for a released store, passed to the observers of the end of one of its effects.
public final class DepartedStore: CustomStringConvertible {
    /// The name of the store's class.
    public let description: String

    init(_ type: AnyClass) {
        description = "\(type)"
    }
}
