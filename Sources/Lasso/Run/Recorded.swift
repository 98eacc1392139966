/// Returns a value that comes from outside of the application at once: the time, a random number, a new identifier.
///
/// ```swift
/// case .didTapThrow:
///     let number = recorded("die") { Int.random(in: 1...6) }
///     update { $0.number = number }
/// ```
///
/// A recording of the run keeps the value, and a replay returns it again instead of calling the closure. Without a
/// recording, it is only a call of the closure. Use an effect for what takes time.
///
/// - Parameters:
///   - id: The identifier of the value, for the readers of a recording. The first value with an identifier is the first
///     one with it in a replay, the second the second, and so on.
///   - read: A closure that returns the value.
/// - Returns: The value.
@MainActor
public func recorded<Value: Codable>(_ id: String, _ read: () -> Value) -> Value { Run.recorded(id, read) }
