import CGtk
import Dispatch

/// Returns whether the caller runs on the main actor, without trapping if it does not.
///
/// GLib calls some callbacks (toggle notifications, destroy notifications) on the thread that releases a reference.
nonisolated func isOnMainActor() -> Bool {
    // The process's main thread is the usual case. Under a test runner that has released its main thread, the main
    // actor's jobs run on other threads, which serve the main queue.
    cgtk_is_process_main_thread() != 0 || DispatchQueue.getSpecific(key: mainQueueMark) == true
}

nonisolated private let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()
