import Glibc

/// Lets the tests that draw go on one at a time: there is one keyboard, one focus and one set of settings.
final class DisplayTurns {
    /// The turns of this process.
    static let shared = DisplayTurns(seed: getenv("LASSO_TEST_ORDER").flatMap { UInt64(String(cString: $0)) })

    private struct Waiting {
        let rank: UInt64
        let continuation: CheckedContinuation<Void, Never>
    }

    private let seed: UInt64?
    private var waiting: [Waiting] = []
    private var isTaken = false

    /// - Parameter seed: The number that says in which order tests that wait go on; `nil` for the order in which they came.
    init(seed: UInt64?) {
        self.seed = seed
    }

    /// Waits until nobody else has the turn.
    ///
    /// - Parameter name: The name of the test, which decides about its place in a shuffled order.
    func take(for name: String) async {
        if isTaken {
            await withCheckedContinuation { waiting.append(Waiting(rank: rank(of: name), continuation: $0)) }
        } else {
            isTaken = true
            guard seed != nil else { return }
            // The first one stands back until all have come that run side by side, and the order can be the seed's.
            await withCheckedContinuation { continuation in
                waiting.append(Waiting(rank: rank(of: name), continuation: continuation))
                Task { await beginWhenAllHaveCome() }
            }
        }
    }

    /// Lets the next one go on.
    func giveBack() {
        guard let next = waiting.indices.min(by: { (waiting[$0].rank, $0) < (waiting[$1].rank, $1) }) else {
            isTaken = false
            return
        }
        waiting.remove(at: next).continuation.resume()
    }

    private func beginWhenAllHaveCome() async {
        var count = 0
        while count != waiting.count {
            count = waiting.count
            // Cancellation only shortens the wait.
            try? await Task.sleep(for: .milliseconds(300))
        }
        giveBack()
    }

    /// FNV-1a of the seed and the name: the same in every process, as a `Hasher`'s value is not.
    private func rank(of name: String) -> UInt64 {
        guard let seed else { return 0 }
        return "\(seed) \(name)".utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
