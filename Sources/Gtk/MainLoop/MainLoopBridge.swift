import CGtk
import Dispatch
import Glibc

/// Lets GLib's main loop do the work of Swift's main actor and of `DispatchQueue.main`.
///
/// libdispatch makes a descriptor readable when its main queue has work. GLib watches that descriptor, and the queue is
/// drained when it is readable, and only then: an idle application is not woken up at all. So `Task { }`, `await`,
/// `Task.sleep` and `DispatchQueue.main.async` resume on the main thread while GTK's loop runs.
///
/// A main loop that is run inside a main-actor job does not drain the queue: GLib does not enter a source that is being
/// dispatched. Nothing in this module nests a loop.
public enum MainLoopBridge {
    /// How often the loop has drained the main queue since it was installed.
    public private(set) static var wakeUpCount = 0

    private static var isInstalled = false

    /// Ties the main queue to GLib's default main context, and proves with a first job that it works.
    ///
    /// `GioApplication.run(_:)` calls this; only a program that runs a GLib main loop of its own needs to. The second and
    /// later calls do nothing. Jobs that wait on the main queue already are run.
    ///
    /// - Precondition: Called on the process's main thread. Stops the program with an explanation if the toolchain's
    ///   libdispatch does not deliver jobs this way.
    public static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        precondition(
            cgtk_is_process_main_thread() != 0,
            "MainLoopBridge.install(): call it, and GioApplication.run(_:), on the process's main thread."
        )
        let handle = _dispatch_get_main_queue_handle_4CF()
        if let complaint = complaint(about: handle, drain: drain(handle:)) {
            fatalError("MainLoopBridge.install(): \(complaint)")
        }
        // Below input and above idle work, level with redrawing: a main queue that never runs dry must not keep windows
        // from being drawn.
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
    }

    /// `GDK_PRIORITY_REDRAW`, a macro that Swift does not import.
    static let drawingPriority = G_PRIORITY_HIGH_IDLE + 20

    /// Runs one job on the main actor the way the loop will, and says what is wrong if it does not run.
    ///
    /// - Parameters:
    ///   - handle: The main queue's descriptor.
    ///   - drain: Does the main queue's work.
    ///   - timeout: How long to wait for the descriptor, in milliseconds.
    /// - Returns: `nil`, or what is wrong.
    package static func complaint(about handle: CInt, drain: (CInt) -> Void, timeout: CInt = 5000) -> String? {
        let hint = """
            Tasks and DispatchQueue.main would never run. LassoGtk needs Swift 6.2 or newer on Linux; please report the \
            toolchain's version.
            """
        guard handle >= 0 else {
            return "libdispatch gives no descriptor for its main queue. Is this the process's main thread? " + hint
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
        // The descriptor is an eventfd: unread, it stays readable, and the loop would spin.
        var count: UInt64 = 0
        _ = read(handle, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
    }
}
