/// Iterates the main loop while waiting for a closure that needs it.
package func pumping<Result: Sendable>(_ body: @escaping @MainActor () async throws -> Result) async throws -> Result {
    let task = Task { try await body() }
    var isDone = false
    Task {
        _ = await task.result
        isDone = true
    }
    try await GtkTesting.turnMainLoop(until: "the operation has ended") { isDone }
    return try await task.value
}
