/// Enters the main actor from a C callback that GTK calls on the thread of its main loop.
///
/// - Parameters:
///   - arguments: What the callback was called with.
///   - body: What to do with it.
/// - Returns: What `body` returns.
/// - Precondition: The caller runs on the main actor.
nonisolated func onMainActor<Arguments, Result>(
    _ arguments: Arguments,
    _ body: @MainActor (Arguments) -> Result
) -> Result {
    let arguments = SameThread(arguments)
    return MainActor.assumeIsolated { SameThread(body(arguments.value)) }.value
}

/// Carries a value over the border of the main actor where no other thread is involved.
///
/// Unchecked: `MainActor.assumeIsolated` runs its closure at once, on the calling thread, and traps if that is not the main
/// actor's. So what goes in and what comes out is only ever touched by one thread.
nonisolated private struct SameThread<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
