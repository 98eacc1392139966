/// What stands for a store that is gone, where the end of one of its effects is seen.
public final class DepartedStore: CustomStringConvertible {
    /// The name of the store's class.
    public let description: String

    init(_ type: AnyClass) {
        description = "\(type)"
    }
}
