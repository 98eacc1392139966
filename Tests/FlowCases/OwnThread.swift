import Foundation

/// Calls a closure on a thread of its own, which it may block, such as by waiting for another program.
///
/// Tests may block neither the main actor nor the threads for tasks: there are as many of these as processors, and
/// other tests would find none for their work.
///
/// - Parameters:
///   - isolation: The actor that waits; by default, the caller's. The thread starts at once, also on a busy machine.
///   - body: The closure.
/// - Returns: The value that the closure returns.
/// - Throws: The error that the closure throws.
public func onOwnThread<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
}
