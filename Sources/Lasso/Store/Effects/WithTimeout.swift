/// Does work, and fails if it takes too long, such as when a service never returns.
///
/// ```swift
/// effect("accounts") { [service, effectClock] in
///     try await withTimeout(.seconds(30), on: effectClock) { try await service.accounts() }
/// } receive: { store, accounts in
///     store.update { $0.accounts = accounts }
/// } onError: { store, error in
///     store.update { $0.error = "\(error)" }
/// }
/// ```
///
/// When the time is over, or the task is canceled, the work is canceled, and this function doesn't wait for its end:
/// the work may not notice the cancellation. Its late result is ignored.
///
/// The work begins on the main actor, as that of an effect does. Heavy work must leave it, such as with a `@concurrent`
/// function. Otherwise, its time can't be over before it ends.
///
/// - Parameters:
///   - limit: The longest time that the work may take.
///   - clock: The clock that measures the time: the store's ``LassoStore/effectClock``.
///   - work: A closure that does the work.
/// - Returns: The result of the work.
/// - Throws: ``EffectTimeout`` if the work takes too long; the error that the work throws; `CancellationError` if the
///   task is canceled.
@MainActor
public func withTimeout<Success: Sendable>(
    _ limit: Duration,
    on clock: any Clock<Duration>,
    work: @escaping @MainActor () async throws -> Success
) async throws -> Success {
    var tasks: [Task<Void, Never>] = []
    defer { tasks.forEach { $0.cancel() } }
    return try await firstResult { done in
        let working = Task {
            do {
                done(.success(try await work()))
            } catch {
                done(.failure(error))
            }
        }
        let waiting = Task {
            do {
                // A tool waits for the work, and not for its time to be over.
                try await TrackedWork.$current.withValue(nil) { try await clock.sleep(for: limit) }
                done(.failure(EffectTimeout(limit: limit)))
            } catch {
                // The work has ended. A clock that fails sets no limit.
            }
        }
        tasks = [working, waiting]
    }
}
