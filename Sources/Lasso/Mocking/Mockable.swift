/// A value that a test can replace.
///
/// ```swift
/// enum Services {
///     @Mockable static var accounts: any AccountProviding = AccountService()
/// }
///
/// Services.$accounts.mock(with: MockAccounts())
/// ...
/// Services.$accounts.reset()
/// ```
///
/// In a program that runs no tests, `mock(with:)` does nothing: what stands in for the value is not even made.
///
/// Source: Lasso's `Mockable`.
@MainActor @propertyWrapper
public struct Mockable<Value> {
    /// The value, or what stands in for it.
    public var wrappedValue: Value {
        get { projectedValue.value }
        nonmutating set { projectedValue.original = newValue }
    }

    /// What puts something in the value's place.
    public let projectedValue: Projected

    /// - Parameter wrappedValue: The value.
    public init(wrappedValue: Value) {
        projectedValue = Projected(wrappedValue)
    }

    /// What puts something in a value's place.
    @MainActor
    public final class Projected {
        fileprivate var original: Value
        /// The value's replacement, if there is one.
        private(set) var mocked: Value?

        fileprivate init(_ original: Value) {
            self.original = original
        }

        fileprivate var value: Value { mocked ?? original }

        /// Puts something in the value's place, in a process that runs tests.
        ///
        /// - Parameter mock: What to put there; `nil` puts the value itself back.
        public func mock(with mock: @autoclosure () -> Value?) {
            mocked = TestEnvironment.isActive ? mock() : nil
        }

        /// Puts the value itself back.
        public func reset() { mocked = nil }
    }
}
