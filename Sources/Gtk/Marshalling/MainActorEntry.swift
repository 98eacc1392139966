import Dispatch

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

/// Performs the work of a deinitializer on the main actor: at once, unless the object was released on another thread.
///
/// A deinitializer that is isolated to the main actor would ask the runtime where it runs, and so would that of each
/// class between an object's class and the base class.
///
/// Not inlined, because the deinitializer of each class contains that of its base class.
///
/// - Parameters:
///   - value: What the work needs of the object.
///   - work: A closure that performs the work with it.
@inline(never)
nonisolated func releaseOnMainActor<Released>(
    _ value: Released,
    _ work: @escaping @Sendable @MainActor (Released) -> Void
) {
    guard !isOnMainActor() else { return onMainActor(value, work) }
    let value = PassedOn(value)
    DispatchQueue.main.async { work(value.value) }
}

/// A value that a deinitializer passes on to the main actor.
///
/// The conformance is unchecked: the deinitializer doesn't use the value afterwards, and everybody else who does is on
/// the main actor.
nonisolated private struct PassedOn<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
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
