/// Calls a service outside of the effects of a store, such as in a task of a flow, and waits for the result.
///
/// ```swift
/// Task { [weak self, accounts] in
///     let isSaved = try await recordedCall("save the account") { try await accounts.save(account) }
///     self?.showHome(isSaved: isSaved)
/// }
/// ```
///
/// A recording of the run keeps the result or the error, and a replay returns it at the same step, instead of calling
/// the closure. Without a recording, this function calls the closure. While the inspector shows an earlier moment, the
/// result waits for the present. In a store, use an effect, which ends with the store.
///
/// - Parameters:
///   - id: The identifier of the call. Several calls with the same identifier have numbers in the order in which they
///     begin.
///   - work: A closure that calls the service.
/// - Returns: The result. A replay has it if its type is `Codable`, or `Void`.
/// - Throws: The error of the closure, for which a replay throws a stand-in if it isn't `Codable`; `CancellationError`
///   if the task is canceled, whatever the closure returns then, or when a replay ends.
@MainActor
public func recordedCall<Value>(
    _ id: String,
    _ work: @escaping @MainActor () async throws -> Value
) async throws -> Value {
    // On the way to an earlier moment, nothing real is done.
    if ApplicationPause.isMoving { await ApplicationPause.waitUntilOver() }
    let result: Result<Value, any Error>
    // The windows stand for the application, which makes the call.
    let call = Run.started(work, of: ApplicationWindows.current, id)
    do { result = .success(try await call()) } catch { result = .failure(error) }
    await ApplicationPause.waitUntilOver()
    try Task.checkCancellation()
    return try result.get()
}
