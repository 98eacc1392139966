import CSwiftRuntime

/// An actor whose jobs are turns of the main queue, between those of the main actor.
///
/// `Task.yield()` and each resumption of a continuation pass through another thread, which takes many times as long.
actor MainQueueTurn {
    /// Waits until the jobs that wait on the main queue have been run.
    @MainActor
    static func pass() async { await turn.begin() }

    private static let turn = MainQueueTurn()

    nonisolated let unownedExecutor = Executor.shared.asUnownedSerialExecutor()

    // The compiler would leave out a change of actors for nothing.
    private var count = 0

    @inline(never)
    private func begin() { count &+= 1 }

    private final class Executor: SerialExecutor {
        static let shared = Executor()

        func enqueue(_ job: consuming ExecutorJob) {
            // A job is the address of the runtime's object.
            cswift_call_on_main_queue(unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self)) { job in
                guard let job else { return }
                unsafeBitCast(job, to: UnownedJob.self).runSynchronously(on: Executor.shared.asUnownedSerialExecutor())
            }
        }
    }
}
