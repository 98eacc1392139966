import CGtk
import Dispatch

/// Whether the caller runs on the main actor, without trapping when it does not.
///
/// GLib calls some callbacks (toggle notifications, destroy notifications) from whichever thread drops a reference.
nonisolated func isOnMainActor() -> Bool {
    // The process's main thread is the usual case. Under a test runner that gave its main thread up, the main actor's jobs
    // run on threads that serve the main queue instead.
    cgtk_is_process_main_thread() != 0 || DispatchQueue.getSpecific(key: mainQueueMark) == true
}

nonisolated private let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()
