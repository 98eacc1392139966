import Dispatch

/// The queue of the main actor's jobs.
///
/// Without a main loop of GLib, several threads may serve it, one after the other, and do other work meanwhile. So the
/// thread doesn't tell whether code runs on it.
package enum MainQueue {
    /// Whether the caller runs on the main queue.
    @inlinable package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

    @usableFromInline static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
