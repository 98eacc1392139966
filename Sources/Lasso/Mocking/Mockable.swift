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
/// The value is evaluated when it is read for the first time. So a test that replaces it before never evaluates it: an
/// object that opens a file or a settings schema isn't created. In a program that runs no tests, `mock(with:)` does
/// nothing and doesn't evaluate its argument.
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
    /// - Parameter wrappedValue: The value, which is evaluated when it is read for the first time.
    public init(wrappedValue: @autoclosure @escaping @MainActor () -> Value) {
        projectedValue = Projected(wrappedValue)
    }

    /// An object that replaces a value.
    @MainActor
    public final class Projected {
        fileprivate lazy var original = makeOriginal()
        private let makeOriginal: @MainActor () -> Value
        /// The value's replacement, if there is one.
        private(set) var mocked: Value?

        fileprivate init(_ makeOriginal: @escaping @MainActor () -> Value) {
            self.makeOriginal = makeOriginal
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
