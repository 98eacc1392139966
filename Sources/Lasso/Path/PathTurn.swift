/// The turn of one walk, which ends when another walk begins in the same hierarchy.
@MainActor
final class PathTurn {
    private static var lastNumber = 0
    private let number: Int
    private var stopWaiting: (@MainActor () -> Void)?

    /// Whether another walk has begun since, or the walk's task was canceled.
    private(set) var isOvertaken = false

    /// Whether the walk's task was canceled.
    private(set) var isCancelled = false

    init() {
        Self.lastNumber += 1
        number = Self.lastNumber
    }

    /// Returns whether this turn began after another one.
    ///
    /// - Parameter other: The other turn.
    func isNewer(than other: PathTurn) -> Bool { number > other.number }

    /// Ends the turn, and any wait of the walk.
    func overtake() {
        isOvertaken = true
        stopWaiting?()
    }

    /// Ends the turn because the walk's task was canceled.
    func cancel() {
        guard !isOvertaken else { return }
        isCancelled = true
        overtake()
    }

    /// Waits for an answer.
    ///
    /// - Parameter ask: A closure that asks, and is passed the closure to call with the answer.
    /// - Returns: The answer; `nil` if the turn ended first.
    func answer<Answer: Sendable>(
        to ask: (@escaping @MainActor (Answer) -> Void) -> Void
    ) async -> Answer? {
        guard !isOvertaken else { return nil }
        return await withCheckedContinuation { continuation in
            var waiting: CheckedContinuation<Answer?, Never>? = continuation
            let resume = { @MainActor [self] (answer: Answer?) in
                let resumed = waiting
                waiting = nil
                stopWaiting = nil
                resumed?.resume(returning: answer)
            }
            stopWaiting = { resume(nil) }
            ask { if waiting != nil { resume($0) } }
        }
    }
}
