internal import CMalloc

/// Repeats something, and measures by how many bytes more of the allocator's memory are in use after it than before.
///
/// Other tests of the process may allocate meanwhile. So it is measured several times, and the least growth counts: what leaks
/// does so each time. Work that allocates once and keeps it, a cache for instance, is to be done before.
///
/// - Parameters:
///   - rounds: How often it is measured.
///   - body: A closure that does it, many times.
/// - Returns: The bytes; negative where memory has been given back.
///
/// Source: `mallinfo2`.
@MainActor
package func leastMemoryGrowth(of rounds: Int = 3, _ body: () async throws -> Void) async rethrows -> Int {
    var least = Int.max
    for _ in 0..<rounds {
        let before = memoryInUse
        try await body()
        least = min(least, memoryInUse - before)
    }
    return least
}

/// The bytes that the allocator has given out and not been given back, in all of its arenas.
private var memoryInUse: Int {
    let information = mallinfo2()
    return information.uordblks + information.hblkhd
}
