/// Enters the main actor from a C callback that GTK calls on the thread of its main loop.
///
/// - Parameters:
///   - arguments: The callback's arguments.
///   - body: A closure called with the arguments.
/// - Returns: The result of `body`.
/// - Precondition: The caller runs on the main actor.
@inlinable
nonisolated func onMainActor<Arguments, Result>(
    _ arguments: Arguments,
    _ body: @MainActor (Arguments) -> Result
) -> Result {
    let arguments = SameThread(arguments)
    return MainActor.assumeIsolated { SameThread(body(arguments.value)) }.value
}

/// A value that crosses the main actor's boundary without leaving its thread.
///
/// The conformance is unchecked: `MainActor.assumeIsolated` runs its closure immediately on the calling thread, and
/// traps if that thread is not the main actor's. So only one thread accesses the arguments and the result.
@usableFromInline
nonisolated struct SameThread<Value>: @unchecked Sendable {
    @usableFromInline
    let value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }
}
