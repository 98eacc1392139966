/// A value that is not shown: a password in a store's state, for instance.
///
/// It can be compared and handed on like the value itself, but `print`, `dump`, string interpolation and the failure messages
/// of tests show only that there is one.
public struct Secret<Value> {
    /// The value itself. What is done with it is no longer protected.
    public var value: Value

    /// - Parameter value: The value itself.
    public init(_ value: Value) {
        self.value = value
    }
}

extension Secret: Equatable where Value: Equatable {}
extension Secret: Hashable where Value: Hashable {}
extension Secret: Sendable where Value: Sendable {}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says that there is a secret, and not which.
    public var description: String { "Secret(…)" }

    /// Says that there is a secret, and not which.
    public var debugDescription: String { description }

    /// Shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
