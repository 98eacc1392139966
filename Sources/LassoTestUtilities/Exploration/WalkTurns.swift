import Glibc
import Lasso

/// Turns of the main actor, in which a walk waits until nothing more happens.
@MainActor
final class WalkTurns {
    /// Whether nothing but walks goes on in this process, as `LASSO_EXPLORE_ALONE` says.
    ///
    /// Their jobs then all run on the main queue, which takes a small part of the time. Other tests could block it.
    private static let isAlone = getenv("LASSO_EXPLORE_ALONE") != nil

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
}
