import Synchronization

/// The failures of assertions that are themselves under test.
final class FailureCapture: Sendable {
    /// What keeps the failures of the task that runs, if anything does.
    @TaskLocal static var current: FailureCapture?

    private let kept = Mutex<[FailedTest]>([])

    /// The failures up to now, in the order in which they came.
    var failures: [FailedTest] { kept.withLock { $0 } }

    func add(_ failure: FailedTest) {
        kept.withLock { $0.append(failure) }
    }
}
