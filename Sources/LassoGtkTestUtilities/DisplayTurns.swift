import Glibc

/// A lock that runs the tests that draw one at a time, because there is only one keyboard, one focus and one set of
/// settings.
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

    /// Creates a lock.
    ///
    /// - Parameter seed: The number that determines the order of waiting tests; `nil` for the order in which they
    ///   arrived.
    init(seed: UInt64?) {
        self.seed = seed
    }

    /// Waits until no other test has the turn, and takes it.
    ///
    /// - Parameter name: The name of the test, which determines its place in a shuffled order.
    func take(for name: String) async {
        if isTaken {
            await withCheckedContinuation { waiting.append(Waiting(rank: rank(of: name), continuation: $0)) }
        } else {
            isTaken = true
            guard seed != nil else { return }
            // The first test waits until all concurrent tests have arrived, so that the seed determines the whole
            // order.
            await withCheckedContinuation { continuation in
                waiting.append(Waiting(rank: rank(of: name), continuation: continuation))
                Task { await beginWhenAllHaveCome() }
            }
        }
    }

    /// Releases the turn to the next waiting test.
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

    /// Returns the FNV-1a hash of the seed and the name. Unlike a `Hasher` value, it is the same in every process.
    private func rank(of name: String) -> UInt64 {
        guard let seed else { return 0 }
        return "\(seed) \(name)".utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
