/// A value that is not shown: a password in a store's state, for instance.
///
/// It can be compared and handed on like the value itself, but `print`, `dump`, string interpolation and the failure messages
/// of tests show only that there is one.
public struct Secret<Value> {
    /// The value itself. What is done with it is no longer protected.
    public var value: Value

    public init(_ value: Value) {
        self.value = value
    }
}

extension Secret: Equatable where Value: Equatable {}
extension Secret: Hashable where Value: Hashable {}
extension Secret: Sendable where Value: Sendable {}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "Secret(…)" }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
