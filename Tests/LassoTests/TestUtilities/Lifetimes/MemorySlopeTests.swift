import FlowCases
import LassoTestUtilities
import Testing

/// Tests slopes of memory that is made up.
struct MemorySlopeTests {
    /// Returns the memory after each of some rounds.
    ///
    /// - Parameters:
    ///   - count: The number of rounds.
    ///   - growth: A closure that returns by how much the memory grows in a round.
    private func samples(_ count: Int = 9, growth: (Int) -> Int) -> [Int] {
        (0..<count).map { round in (0...round).reduce(1_000_000) { $0 + growth($1) } }
    }

    @Test func memoryThatStaysTheSameHasNoSlope() {
        #expect(memorySlope(of: samples { _ in 0 }) == 0)
    }

    @Test func memoryThatOnlyVariesHasAlmostNoSlope() {
        var random = SeededGenerator(state: 1)
        let samples = (0..<24).map { _ in 1_000_000 + Int.random(in: -500...500, using: &random) }
        #expect(abs(memorySlope(of: samples)) < 100, "\(samples)")
    }

    @Test func aLeakInEachRoundIsTheSlope() {
        #expect(memorySlope(of: samples { _ in 1_000 }) == 1_000)
    }

    @Test(arguments: 0..<3) func aLeakInEveryThirdRoundIsAThirdOfIt(first: Int) {
        let slope = memorySlope(of: samples(12) { $0 % 3 == first ? 300 : 0 })
        #expect((90...110).contains(slope), "\(slope)")
    }

    @Test(arguments: 0..<4) func whatIsLoadedInTheFirstRoundsIsNoSlope(round: Int) {
        #expect(memorySlope(of: samples { $0 == round ? 1_000_000 : 0 }) == 0)
    }

    @Test func aPeakIsNoSlope() {
        #expect(memorySlope(of: samples { [6: 1_000_000, 7: -1_000_000][$0] ?? 0 }) == 0)
    }
}
