import Synchronization

/// An object that collects the failures of assertions that are themselves under test.
final class FailureCapture: Sendable {
    /// The capture of the current task; `nil` if failures are reported.
    @TaskLocal static var current: FailureCapture?

    private let kept = Mutex<[FailedTest]>([])

    /// The failures so far, in the order in which they occurred.
    var failures: [FailedTest] { kept.withLock { $0 } }

    func add(_ failure: FailedTest) {
        kept.withLock { $0.append(failure) }
    }
}
