import CGtk
import CSwiftRuntime

/// The threads that run the jobs of Swift's concurrency that belong to no actor, or to one without an executor of its
/// own.
///
/// Without them, libdispatch's pool runs the jobs. From its first job on, that pool wakes the program up each second to
/// look at its threads, and stops the program if it can't open a file for that. GLib's threads sleep until there is a
/// job, and end if there is none for some time.
///
/// `Task.sleep(for:)` and `Task.yield()` still use the pool of libdispatch: it runs the job that wakes up, or that goes
/// on. Lasso's `MainQueueClock` doesn't.
///
/// Source: `g_thread_pool_new`.
nonisolated enum TaskThreads {
    /// Runs all jobs on these threads from now on. Later calls do nothing.
    static func install() { _ = installation }

    private static let installation: Void = cswift_set_taker { job in
        guard let job else { return 0 }
        // A thread that can't be started is no problem as long as another one is there: the job waits for it.
        let priority = unsafeBitCast(job, to: UnownedJob.self).priority.rawValue
        g_thread_pool_push(priority < TaskPriority.medium.rawValue ? background.pool : usual.pool, job, nil)
        return 1
    }

    private static let usual = Pool()
    // Tasks in the background, of which there may be many, don't delay the others.
    private static let background = Pool()

    private struct Pool: Sendable {
        // Only GLib uses the memory behind the pointer, which its functions protect.
        nonisolated(unsafe) let pool: UnsafeMutablePointer<GThreadPool>?

        init() {
            // As many threads as processors: jobs don't block their threads.
            let limit = gint(g_get_num_processors())
            pool = g_thread_pool_new({ job, _ in cswift_run_job(job) }, nil, limit, 0, nil)
        }
    }
}
