internal import CMalloc

/// Measures by how many bytes a closure increases the memory in use by the allocator.
///
/// Other tests of the process may allocate memory at the same time. So the measurement is repeated if the growth
/// exceeds the limit: a leak occurs each time. Do work that allocates memory once and keeps it, such as filling a
/// cache, before the measurement.
///
/// - Parameters:
///   - limit: The growth in bytes below which no further measurement is needed. Choose a limit below the growth that
///     would result if each repetition leaked one object.
///   - attempts: The maximum number of measurements.
///   - body: A closure that repeats the work many times.
/// - Returns: The smallest growth measured, in bytes; negative if memory was freed.
/// - Throws: Any error thrown by `body`. `CancellationError` if the task is canceled.
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
        // Lets other tests finish their work.
        if attempt < attempts { try await Task.sleep(for: .milliseconds(200)) }
    }
    return least
}

/// The number of bytes allocated and not freed, in all arenas of the allocator.
var memoryInUse: Int {
    let information = mallinfo2()
    return information.uordblks + information.hblkhd
}
