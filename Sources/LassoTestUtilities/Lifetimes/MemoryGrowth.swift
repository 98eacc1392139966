internal import CMalloc

/// Measures by how many bytes more of the allocator's memory are in use after something than before.
///
/// Other tests of the process allocate meanwhile. So it is measured again where there are more than expected: what leaks does so
/// each time. Work that allocates once and keeps it, a cache for instance, is to be done before.
///
/// - Parameters:
///   - limit: How many bytes are few enough. One object kept of each repetition is to be more.
///   - attempts: How often it is measured at the most.
///   - body: A closure that does it, many times.
/// - Returns: The bytes, the fewest that were measured; negative where memory has been given back.
/// - Throws: What `body` throws; `CancellationError` if the task is cancelled.
///
/// Source: `mallinfo2`.
@MainActor
package func memoryGrowth(
    expectedBelow limit: Int,
    attempts: Int = 10,
    _ body: () async throws -> Void
) async throws -> Int {
    var least = Int.max
    for attempt in 1...attempts {
        let before = memoryInUse
        try await body()
        least = min(least, memoryInUse - before)
        if least < limit { break }
        // The others come to their ends.
        if attempt < attempts { try await Task.sleep(for: .milliseconds(200)) }
    }
    return least
}

/// The bytes that the allocator has given out and not been given back, in all of its arenas.
private var memoryInUse: Int {
    let information = mallinfo2()
    return information.uordblks + information.hblkhd
}
