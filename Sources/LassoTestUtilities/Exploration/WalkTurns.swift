import Glibc
import Lasso

/// Turns of the main actor, in which a walk waits until nothing more happens.
@MainActor
final class WalkTurns {
    /// Whether nothing but walks goes on in this process, as `LASSO_EXPLORE_ALONE` says.
    ///
    /// Their jobs then all run on the main queue, which takes a small part of the time. Other tests could block it.
    private static let isAlone = getenv("LASSO_EXPLORE_ALONE") != nil

    // The time that what ends after the windows has to end. Only what is never released takes that long.
    private static let patience = Duration.seconds(5)
    // The number of turns in which most of it ends.
    private static let usualTurnCount = 200

    private let jobs = isAlone ? MainQueueJobs() : nil

    /// Whether a job of the walk may be on another thread.
    var mayBeElsewhere: Bool { jobs?.areElsewhereToo ?? true }

    /// Waits until the jobs that wait have been run.
    ///
    /// - Parameter throughOtherThread: Whether to wait for a job on another thread, too, if there may be any.
    func pass(throughOtherThread: Bool) async {
        guard jobs == nil else { return await MainQueueClock.nextTurn() }
        await WorkActivity.passTurn(throughOtherThread: throughOtherThread)
    }

    /// Leaves the processor to other threads.
    ///
    /// - Parameter time: The time.
    /// - Returns: Whether to go on waiting: nobody waits any longer if the task is canceled.
    func pause(_ time: Duration) async -> Bool {
        do { try await Task.sleep(for: time) } catch { return false }
        return true
    }

    /// Waits until what ends after the windows has ended, or had the time to.
    ///
    /// - Parameters:
    ///   - known: The names of what is known never to end.
    ///   - isOver: A closure that returns whether everything has ended.
    ///   - names: A closure that returns the names of what hasn't.
    func wait(
        exceptFor known: Set<String>,
        until isOver: @MainActor () -> Bool,
        naming names: @MainActor () -> [String]
    ) async {
        let deadline = ContinuousClock.now + Self.patience
        var turnCount = 0
        while !isOver() {
            let isLong = turnCount >= Self.usualTurnCount
            if isLong, ContinuousClock.now >= deadline || known.isSuperset(of: names()) { break }
            turnCount += 1
            await pass(throughOtherThread: true)
            if isLong, await !pause(.milliseconds(5)) { break }
        }
    }
}
