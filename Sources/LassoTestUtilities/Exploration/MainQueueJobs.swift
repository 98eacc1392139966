import CSwiftRuntime
import LassoRecording
import Synchronization

/// Runs the jobs of Swift's concurrency that are enqueued on the main queue there, as long as a walk goes on. Nothing
/// else may go on in the process, because a job may block its thread.
///
/// Usually, each resumption of a task passes through a thread of the pool, also if the task continues on the main
/// actor. On the main queue, all jobs run in the order in which they were enqueued, whatever else the machine does, so
/// a walk takes the same turns each time, and takes them many times faster.
final class MainQueueJobs: Sendable {
    private static let activeCount = Atomic(0)
    private static let otherCount = Atomic(0)
    private static let install: Void = cswift_set_taker { job in take(job) ? 1 : 0 }

    private let otherCountBefore: Int

    /// Begins to run jobs on the main queue, until the object is released.
    init() {
        _ = Self.install
        Self.activeCount.add(1, ordering: .relaxed)
        otherCountBefore = Self.otherCount.load(ordering: .relaxed)
    }

    deinit {
        Self.activeCount.subtract(1, ordering: .relaxed)
    }

    /// Whether jobs have been enqueued on other threads meanwhile, so that there may be more.
    var areElsewhereToo: Bool { Self.otherCount.load(ordering: .relaxed) != otherCountBefore }

    private static func take(_ job: UnsafeMutableRawPointer?) -> Bool {
        guard activeCount.load(ordering: .relaxed) > 0, let job else { return false }
        guard MainQueue.isCurrent else {
            otherCount.add(1, ordering: .relaxed)
            return false
        }
        cswift_call_on_main_queue(job) { cswift_run_job($0) }
        return true
    }
}
