/// Returns a value from outside of the application, for which it needn't wait: the time, a random number, a new
/// identifier.
///
/// ```swift
/// case .didTapThrow:
///     let number = recorded("die") { Int.random(in: 1...6) }
///     update { $0.number = number }
/// ```
///
/// A recording of the run keeps the value, and a replay returns it again instead of calling the closure. Without a
/// recording, this function only calls the closure. Use an effect for what takes time.
///
/// - Parameters:
///   - id: The identifier of the value. A replay returns the values with the same identifier in the order in which they
///     were read.
///   - read: A closure that returns the value.
/// - Returns: The value.
@MainActor
public func recorded<Value: Codable>(_ id: String, _ read: () -> Value) -> Value { Run.recorded(id, read) }
