/// The reason why a C declaration cannot be wrapped, as a phrase for the coverage report.
///
/// The writer of a declaration catches this error and counts its reason. Code that only depends on whether another
/// declaration can be wrapped uses ``ifSupported(_:)``.
struct Unsupported: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

/// Returns a value that exists only if a declaration can be wrapped.
///
/// The reason why it can't is dropped. It is counted by the writer of that declaration, or the declaration can be
/// wrapped in another way.
///
/// - Parameter value: The value.
/// - Returns: The value, or `nil` if the declaration can't be wrapped.
func ifSupported<Value>(_ value: @autoclosure () throws(Unsupported) -> Value) -> Value? {
    do {
        return try value()
    } catch {
        return nil
    }
}
