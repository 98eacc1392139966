import Synchronization

/// The work of the effects, loads, saves, toasts, and calls of fake services that were started while this object was
/// the current one. A tool that walks through a program continues when all of it has ended or is waiting for something
/// that the tool controls.
package final class WorkActivity: Sendable {
    /// The activity of the current task. Tasks that the task starts belong to it, too.
    @TaskLocal package static var current: WorkActivity?

    private let works = Mutex<[TrackedWork]>([])

    /// Creates an activity without work.
    package init() {}

    /// Whether there is work that neither has ended nor waits.
    package var isBusy: Bool { works.withLock { $0.contains(where: \.isBusy) } }

    /// Whether there is work that has not ended, also if it waits.
    package var isUnfinished: Bool { works.withLock { !$0.isEmpty } }

    /// The names of the work that has not ended.
    package var unfinished: [String] { works.withLock { $0.map(\.name) } }

    /// Regards the work that is busy now as waiting, because it goes on forever.
    private func giveUp() {
        works.withLock { works in
            for work in works where work.isBusy { work.beginWaiting() }
        }
    }

    /// Waits until nothing more happens by itself: until all work has ended or waits, and nothing has happened for some
    /// turns of the main actor. Objects that are released one after the other take a turn each.
    ///
    /// - Parameters:
    ///   - quietTurnCount: The number of turns in which nothing happens.
    ///   - eventCount: A closure that returns the number of events until now.
    ///   - turn: A closure that waits for a turn, and returns whether to go on. Its parameter is whether to wait for a
    ///     job on another thread, too: a task may pass through one before it returns to the main actor.
    @MainActor
    package func waitUntilQuiet(
        for quietTurnCount: Int,
        eventCount: () -> Int,
        turn: (_ throughOtherThread: Bool) async -> Bool
    ) async {
        var quietTurns = 0, turnCount = 0
        while quietTurns < quietTurnCount {
            let count = eventCount()
            // Work that goes on forever doesn't prevent the end.
            if turnCount >= Self.patience { giveUp() }
            let isBusy = isBusy
            guard await turn(isBusy || quietTurns % 4 == 2) else { return }
            turnCount += 1
            let hasHappened = eventCount() != count && turnCount < 2 * Self.patience
            quietTurns = isBusy || hasHappened ? 0 : quietTurns + 1
        }
    }

    // The number of turns after which work is regarded as endless.
    private static let patience = 2_000

    /// Waits for a turn of the main actor.
    ///
    /// - Parameter throughOtherThread: Whether to wait for a job on another thread, too.
    @MainActor
    package static func passTurn(throughOtherThread: Bool) async {
        if throughOtherThread { await Task.detached { await Task.yield() }.value } else { await Task.yield() }
    }

    /// Does work as a part of the current activity, if there is one.
    ///
    /// - Parameters:
    ///   - name: The name of the work.
    ///   - work: A closure that does the work.
    @MainActor
    static func track(_ name: @autoclosure () -> String, _ work: @MainActor () async -> Void) async {
        guard let current else { return await work() }
        let tracked = current.begin(name())
        await TrackedWork.$current.withValue(tracked) { await work() }
        current.end(tracked)
    }

    /// Begins work, which is busy until it waits or ends.
    ///
    /// - Parameter name: The name of the work.
    /// - Returns: The work.
    package func begin(_ name: String) -> TrackedWork {
        let work = TrackedWork(name)
        works.withLock { $0.append(work) }
        return work
    }

    /// Ends work.
    ///
    /// - Parameter work: The work.
    package func end(_ work: TrackedWork) { works.withLock { $0.removeAll { $0 === work } } }
}
