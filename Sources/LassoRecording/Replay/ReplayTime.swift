import Synchronization

/// The time of a replay, which can be read on any thread.
final class ReplayTime: Sendable {
    private let offset = Mutex(Duration.zero)

    var value: Duration { offset.withLock { $0 } }

    func advance(to time: Duration) {
        offset.withLock { $0 = max($0, time) }
    }
}
