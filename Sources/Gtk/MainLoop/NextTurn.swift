import CGtk

/// Calls a closure in the next turn of the main loop, with the priority of events.
///
/// Unlike a task, it also runs in a main loop within a task.
///
/// - Parameter body: A closure called once.
///
/// Source: `g_idle_add_full`.
package func performInNextTurn(_ body: @escaping @MainActor () -> Void) { perform(G_PRIORITY_DEFAULT, body) }

/// Calls a closure when the main loop has nothing else to do, not even to draw.
///
/// - Parameter body: A closure called once.
///
/// Source: `g_idle_add_full`, `G_PRIORITY_LOW`.
package func performWhenIdle(_ body: @escaping @MainActor () -> Void) { perform(G_PRIORITY_LOW, body) }

/// Calls a closure after a time.
///
/// - Parameters:
///   - time: The time, in milliseconds.
///   - body: A closure called once.
///
/// Source: `g_timeout_add_full`.
package func perform(afterMilliseconds time: UInt32, _ body: @escaping @MainActor () -> Void) {
    g_timeout_add_full(G_PRIORITY_DEFAULT, time, callTurnClosure, retainedClosure(body), releaseClosure)
}

private func perform(_ priority: gint, _ body: @escaping @MainActor () -> Void) {
    g_idle_add_full(priority, callTurnClosure, retainedClosure(body), releaseClosure)
}

nonisolated private let callTurnClosure: GSourceFunc = { data in
    onMainActor(data) { cClosure($0, as: (@MainActor () -> Void).self)() }
    return 0  // G_SOURCE_REMOVE
}
