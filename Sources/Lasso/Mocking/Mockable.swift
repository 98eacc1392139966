/// A value that a test can replace.
///
/// ```swift
/// enum Services {
///     @Mockable static var accounts: any AccountProviding = AccountService()
/// }
/// ```
///
/// A test replaces the value, and restores it at the end:
///
/// ```swift
/// Services.$accounts.mock(with: MockAccounts())
/// defer { Services.$accounts.reset() }
/// ```
///
/// In a program that runs no tests, `mock(with:)` does nothing and doesn't evaluate its argument.
///
/// Source: Lasso's `Mockable`.
@MainActor @propertyWrapper
public struct Mockable<Value> {
    /// The value, or its replacement.
    public var wrappedValue: Value {
        get { projectedValue.value }
        nonmutating set { projectedValue.original = newValue }
    }

    /// The object that replaces the value.
    public let projectedValue: Projected

    /// Creates a value that a test can replace.
    ///
    /// - Parameter wrappedValue: The value.
    public init(wrappedValue: Value) {
        projectedValue = Projected(wrappedValue)
    }

    /// An object that replaces a value.
    @MainActor
    public final class Projected {
        fileprivate var original: Value
        /// The value's replacement, if there is one.
        private(set) var mocked: Value?

        fileprivate init(_ original: Value) {
            self.original = original
        }

        fileprivate var value: Value { mocked ?? original }

        /// Replaces the value, if the process runs tests.
        ///
        /// - Parameter mock: The replacement; `nil` restores the value.
        public func mock(with mock: @autoclosure () -> Value?) {
            mocked = TestEnvironment.isActive ? mock() : nil
        }

        /// Restores the value.
        public func reset() { mocked = nil }
    }
}
