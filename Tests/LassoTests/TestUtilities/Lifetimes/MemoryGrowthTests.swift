import LassoTestUtilities
import Testing

@MainActor
struct MemoryGrowthTests {
    @Test func whatIsKeptIsMeasuredEachTime() async throws {
        var kept: [[UInt8]] = []
        let growth = try await memoryGrowth(expectedBelow: 1 << 20, attempts: 3) {
            kept.append(Array(repeating: 1, count: 4 << 20))
        }
        #expect(kept.count == 3)
        #expect(growth > 1 << 20, "\(growth) bytes")
    }

    @Test func whatIsGivenBackIsNotMeasured() async throws {
        let growth = try await memoryGrowth(expectedBelow: 1 << 20) {
            _ = Array(repeating: UInt8(1), count: 4 << 20)
        }
        #expect(growth < 1 << 20, "\(growth) bytes")
    }
}
