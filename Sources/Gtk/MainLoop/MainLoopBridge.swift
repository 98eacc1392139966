import CGtk
import Dispatch
import Glibc

/// Runs the jobs of Swift's main actor and of `DispatchQueue.main` in GLib's main loop.
///
/// libdispatch makes a descriptor readable when its main queue has jobs. GLib watches that descriptor, and the queue is
/// drained only when the descriptor is readable, so the main thread of an idle application never wakes up.
/// `Task { }`, `await`, `Task.sleep` and `DispatchQueue.main.async` therefore resume on the main thread while GTK's
/// loop runs.
///
/// The jobs of other tasks run on threads of GLib's, which don't wake up without a job either. Only the first
/// `Task.sleep` or `Task.yield` of a program starts libdispatch's threads, one of which wakes up each second from then
/// on. The library's delays use neither: they wait on Lasso's `MainQueueClock`, as those of an application can.
///
/// A main loop that runs inside a main-actor job does not drain the queue, because GLib does not dispatch a source
/// recursively. Nothing in this module nests a loop.
public enum MainLoopBridge {
    /// The number of times that the loop has drained the main queue since the bridge was installed.
    public private(set) static var wakeUpCount = 0

    private static var isInstalled = false

    /// Attaches the main queue to GLib's default main context, and verifies with a first job that it works.
    ///
    /// `GioApplication.run(_:)` calls this method. Call it only in a program that runs a GLib main loop of its own.
    /// Later calls do nothing. Jobs that are already waiting on the main queue are run.
    ///
    /// Without it, GLib calls the closure for the progress of an asynchronous operation on a thread of its own, which
    /// stops the program.
    ///
    /// - Precondition: The caller runs on the process's main thread, and the toolchain's libdispatch delivers jobs
    ///   through the descriptor. Otherwise the program stops with an explanation.
    public static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        precondition(
            cgtk_is_process_main_thread() != 0,
            "MainLoopBridge.install(): call this method and GioApplication.run(_:) on the process's main thread."
        )
        // Otherwise, what GLib invokes in the main context between two runs of the loop, such as a change of settings,
        // is called on another thread.
        g_main_context_acquire(nil)
        let handle = _dispatch_get_main_queue_handle_4CF()
        if let complaint = complaint(about: handle, drain: drain(handle:)) {
            fatalError("MainLoopBridge.install(): \(complaint)")
        }
        // Below input, above idle work, and equal to redrawing: a main queue that is never empty must not prevent
        // windows from being drawn.
        g_unix_fd_add_full(
            CInt(drawingPriority),
            handle,
            G_IO_IN,
            { handle, _, _ in
                MainActor.assumeIsolated {
                    MainLoopBridge.wakeUpCount += 1
                    MainLoopBridge.drain(handle: handle)
                }
                return 1  // G_SOURCE_CONTINUE
            },
            nil,
            nil
        )
        TaskThreads.install()
        // libdispatch opens the descriptors of its timers with the first use. It would stop the program, or never
        // resume a task that sleeps, if the process had no descriptor left at that moment. A task that sleeps would
        // open them, but would also start a thread that wakes up each second forever.
        cgtk_open_timers()
    }

    /// The value of `GDK_PRIORITY_REDRAW`, a macro that Swift does not import.
    static let drawingPriority = G_PRIORITY_HIGH_IDLE + 20

    /// Runs one job on the main actor in the same way as the loop, and describes the problem if the job does not run.
    ///
    /// - Parameters:
    ///   - handle: The main queue's descriptor.
    ///   - drain: A closure that runs the main queue's jobs.
    ///   - timeout: The time to wait for the descriptor, in milliseconds.
    /// - Returns: A description of the problem, or `nil` if the job ran.
    package static func complaint(about handle: CInt, drain: (CInt) -> Void, timeout: CInt = 5000) -> String? {
        let hint = """
            Tasks and DispatchQueue.main would never run. LassoGtk needs Swift 6.2 or newer on Linux. Please report \
            the toolchain's version.
            """
        guard handle >= 0 else {
            return "libdispatch returned no descriptor for its main queue. Is this the process's main thread? " + hint
        }
        let proof = Proof()
        Task { @MainActor in proof.hasRun = true }
        var descriptor = pollfd(fd: handle, events: CShort(POLLIN), revents: 0)
        guard poll(&descriptor, 1, timeout) == 1 else {
            return "libdispatch does not announce a job of the main actor on descriptor \(handle). " + hint
        }
        drain(handle)
        guard proof.hasRun else {
            return "libdispatch announced a job of the main actor but did not run it. " + hint
        }
        return nil
    }

    private final class Proof {
        var hasRun = false
    }

    private static func drain(handle: CInt) {
        // The descriptor is an eventfd. It stays readable until it is read, and the loop would spin.
        var count: UInt64 = 0
        _ = read(handle, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
    }
}
