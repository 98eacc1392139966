/// Measures by how many bytes the memory in use grows from one round of work to the next.
///
/// The first third of the rounds fills caches and isn't counted.
///
/// - Parameters:
///   - rounds: The number of rounds, at least six.
///   - body: A closure that does the work of a round, and leaves nothing behind.
/// - Returns: The slope of the memory over the rounds, in bytes; see ``memorySlope(of:)``.
/// - Throws: Any error thrown by `body`.
/// - Precondition: `rounds` is at least six.
///
/// Source: `mallinfo2`.
@MainActor
package func memorySlope(rounds: Int = 9, _ body: () async throws -> Void) async throws -> Double {
    precondition(rounds >= 6, "memorySlope(rounds:): \(rounds) rounds are too few for a slope. Use at least six.")
    var samples: [Int] = []
    for _ in 0..<rounds {
        try await body()
        samples.append(memoryInUse)
    }
    return memorySlope(of: samples)
}

/// Returns the slope of the memory in use over rounds of work, without the first third of them.
///
/// It is the median of the slopes between any two rounds. So a leak shows even if it isn't in each round, while a cache
/// that grows once, or another test that allocates memory at the same time, counts for little.
///
/// - Parameter samples: The memory in use after each round, in bytes; at least six.
/// - Returns: The number of bytes by which the memory grows from one round to the next.
///
/// Source: The Theil–Sen estimator.
package func memorySlope(of samples: [Int]) -> Double {
    let counted = Array(samples.dropFirst(samples.count / 3))
    let slopes = counted.indices.flatMap { end in
        counted[..<end].indices.map { start in Double(counted[end] - counted[start]) / Double(end - start) }
    }
    .sorted()
    return (slopes[(slopes.count - 1) / 2] + slopes[slopes.count / 2]) / 2
}
