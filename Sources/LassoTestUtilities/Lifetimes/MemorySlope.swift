internal import CMalloc

/// Measures by how many bytes the memory in use typically grows from one round of work to the next.
///
/// A cache that grows once, or another test that allocates memory at the same time, changes a round or two. A leak
/// occurs in each round, so the median of the differences is its size. The first third of the rounds fills caches and
/// isn't counted.
///
/// - Parameters:
///   - rounds: The number of rounds, at least six.
///   - body: A closure that does the work of a round, and leaves nothing behind.
/// - Returns: The median of the differences between successive rounds, in bytes.
/// - Throws: Any error thrown by `body`.
/// - Precondition: `rounds` is at least six.
///
/// Source: `mallinfo2`.
@MainActor
package func memorySlope(rounds: Int = 9, _ body: () async throws -> Void) async throws -> Int {
    precondition(rounds >= 6, "memorySlope(rounds:): \(rounds) rounds are too few for a median. Use at least six.")
    var samples: [Int] = []
    for _ in 0..<rounds {
        try await body()
        samples.append(memoryInUse)
    }
    let counted = samples.dropFirst(rounds / 3)
    let differences = zip(counted.dropFirst(), counted).map { $0 - $1 }.sorted()
    return differences[differences.count / 2]
}
