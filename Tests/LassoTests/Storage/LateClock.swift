import Synchronization

/// A clock whose sleeps end when the test says so, also those that have been canceled.
final class LateClock: Clock {
    private let sleepers = Mutex<[CheckedContinuation<Void, Never>]>([])

    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }
    var sleeperCount: Int { sleepers.withLock { $0.count } }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async {
        await withCheckedContinuation { sleeper in sleepers.withLock { $0.append(sleeper) } }
    }

    func endFirstSleep() { sleepers.withLock { $0.removeFirst() }.resume() }
}
