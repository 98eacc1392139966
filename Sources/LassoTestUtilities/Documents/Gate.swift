import LassoRecording

/// A place that tasks pass only while it is open.
@MainActor
final class Gate {
    private let waiting = WaitingTasks<Void, Void>()

    /// Whether tasks wait. When it becomes `false`, those that wait go on.
    var isClosed = false {
        didSet {
            if !isClosed { for task in waiting.tasks { waiting.end(task, with: ()) } }
        }
    }

    /// Whether a task waits.
    var isInUse: Bool { !waiting.tasks.isEmpty }

    /// Waits until the gate is open.
    ///
    /// - Returns: Whether the gate was passed; `false` if the task was canceled meanwhile.
    func pass() async -> Bool {
        guard isClosed else { return true }
        return (try? await waiting.wait(for: ())) != nil
    }
}
