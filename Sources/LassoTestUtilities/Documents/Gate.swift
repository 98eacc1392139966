/// A place that tasks pass only while it is open.
@MainActor
final class Gate {
    private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var count = 0

    /// Whether tasks wait. When it becomes `false`, those that wait go on.
    var isClosed = false {
        didSet {
            if !isClosed { for number in waiting.keys.sorted() { end(number, passing: true) } }
        }
    }

    /// Whether a task waits.
    var isInUse: Bool { !waiting.isEmpty }

    /// Waits until the gate is open.
    ///
    /// - Returns: Whether the gate was passed; `false` if the task was canceled meanwhile.
    func pass() async -> Bool {
        guard isClosed else { return true }
        count += 1
        let number = count
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting[number] = continuation
                if Task.isCancelled { end(number, passing: false) }
            }
        } onCancel: {
            Task { @MainActor in self.end(number, passing: false) }
        }
    }

    private func end(_ number: Int, passing: Bool) { waiting.removeValue(forKey: number)?.resume(returning: passing) }
}
