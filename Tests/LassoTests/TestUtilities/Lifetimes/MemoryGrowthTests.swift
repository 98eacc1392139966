import LassoTestUtilities
import Testing

/// Tests with blocks of memory that are much larger than what other tests allocate and free at the same time. The
/// blocks are never written to, so they are reserved but take no memory.
@MainActor
struct MemoryGrowthTests {
    private let limit = 64 << 20

    private func block() -> [UInt8] { Array(unsafeUninitializedCapacity: 4 * limit) { _, count in count = 0 } }

    @Test func whatIsKeptIsMeasuredEachTime() async throws {
        var kept: [[UInt8]] = []
        let growth = try await memoryGrowth(expectedBelow: limit, attempts: 3) { kept.append(block()) }
        #expect(kept.count == 3)
        #expect(growth > limit, "\(growth) bytes")
    }

    @Test func whatIsGivenBackIsNotMeasured() async throws {
        let growth = try await memoryGrowth(expectedBelow: limit) { _ = block() }
        #expect(growth < limit, "\(growth) bytes")
    }
}
