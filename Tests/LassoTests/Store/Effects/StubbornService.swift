/// A service that returns when the test says so, and notices no cancellation.
@MainActor
final class StubbornService {
    private var waiting: CheckedContinuation<Int, any Error>?
    /// Whether the task that called the service was canceled before it returned; `nil` if it hasn't returned.
    private(set) var wasCanceled: Bool?

    /// Waits for the end.
    func load() async throws -> Int {
        defer { wasCanceled = Task.isCancelled }
        return try await withCheckedThrowingContinuation { waiting = $0 }
    }

    /// Lets the service return.
    func end(with result: Result<Int, any Error>) {
        waiting?.resume(with: result)
        waiting = nil
    }
}
