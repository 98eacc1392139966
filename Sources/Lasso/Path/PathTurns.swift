/// Lets a flow go to one path at a time. Whoever asks last is next; who has waited until then never is.
@MainActor
final class PathTurns {
    private var newest = 0
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until nobody else has a turn.
    ///
    /// - Returns: The turn's number; `nil` if somebody else has come meanwhile.
    func take() async -> Int? {
        newest += 1
        let number = newest
        while isTaken {
            await withCheckedContinuation { waiting.append($0) }
            guard isNewest(number) else { return nil }
        }
        isTaken = true
        return number
    }

    /// Whether nobody has come since.
    ///
    /// - Parameter number: The turn's number.
    func isNewest(_ number: Int) -> Bool { number == newest }

    /// Ends a turn.
    func give() {
        isTaken = false
        let resumed = waiting
        waiting = []
        resumed.forEach { $0.resume() }
    }
}
