/// Asynchronous work that is performed one after the other.
@MainActor
final class WorkQueue {
    private var last: Turn?
    private var current: Turn?

    /// Performs work after all work before it, and waits until it has ended, or was given up.
    func perform(_ work: @escaping @MainActor () async -> Void) async {
        let turn = Turn(), previous = last
        last = turn
        turn.task = Task {
            await previous?.waitUntilOver()
            current = turn
            await work()
            turn.end()
        }
        await turn.waitUntilOver()
    }

    /// Gives up the work that is being performed, which may never end: cancels its task, and lets the next work begin.
    func giveUp() {
        current?.task?.cancel()
        current?.end()
    }

    /// A work's time in the queue.
    @MainActor private final class Turn {
        var task: Task<Void, Never>?
        private var isOver = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func waitUntilOver() async {
            if !isOver { await withCheckedContinuation { waiting.append($0) } }
        }

        func end() {
            isOver = true
            task = nil
            let waiting = waiting
            self.waiting = []
            waiting.forEach { $0.resume() }
        }
    }
}
