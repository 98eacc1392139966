/// A value that stands for a store that has been released, where the end of one of its effects is observed.
public final class DepartedStore: CustomStringConvertible {
    /// The name of the store's class.
    public let description: String

    init(_ type: AnyClass) {
        description = "\(type)"
    }
}
