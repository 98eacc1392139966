import Glibc
import LassoTestUtilities
import Testing

/// How often tests repeat what they test. `make endurance` sets `LASSO_ENDURANCE`, so that they take up to an hour.
public enum Endurance {
    /// Whether `make endurance` runs. It runs these tests alone, so that the memory of others doesn't count.
    public static var isLong: Bool { getenv("LASSO_ENDURANCE") != nil }

    /// Returns a number of repetitions.
    ///
    /// - Parameters:
    ///   - short: The number in an ordinary run.
    ///   - long: The number in `make endurance`.
    public static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

    /// The seed of random numbers: that of `LASSO_WALK_SEED`, which `make endurance` sets to another one each time, or
    /// else a fixed one.
    ///
    /// - Parameter fixed: The fixed seed.
    public static func seed(_ fixed: UInt64) -> UInt64 {
        getenv("LASSO_WALK_SEED").flatMap { UInt64(String(cString: $0)) } ?? fixed
    }

    /// Does work in rounds, and expects that it leaves no memory in use: a line with the growth is printed.
    ///
    /// - Parameters:
    ///   - unit: The name of a unit of the work, such as “window”.
    ///   - rounds: The number of rounds.
    ///   - count: The number of units in a round.
    ///   - inevitable: The number of bytes that others, such as GTK, leave in use for each unit.
    ///   - short: The number of bytes by which the memory may grow for each unit in an ordinary run, in which caches
    ///     still fill; `nil` if there are too few units to tell.
    ///   - long: The number of bytes by which it may grow for each unit in `make endurance`.
    ///   - body: A closure that does the work of a round.
    @MainActor
    public static func expectConstantMemory(
        ofEach unit: String,
        rounds: Int = 9,
        _ count: Int,
        besides inevitable: Double = 0,
        short: Double?,
        long: Double,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: () async throws -> Void
    ) async throws {
        let growth = try await memoryGrowth(ofEach: unit, rounds: rounds, count, body)
        guard let limit = isLong ? long : short else { return }
        #expect(
            growth - inevitable < limit,
            "The memory grows by \(growth) bytes for each \(unit), of which \(inevitable) are inevitable.",
            sourceLocation: sourceLocation
        )
    }

    /// Does work in rounds, and prints and returns by how many bytes the memory in use grows for each unit of it.
    ///
    /// - Parameters:
    ///   - unit: The name of a unit of the work, such as “window”.
    ///   - rounds: The number of rounds.
    ///   - count: The number of units in a round.
    ///   - body: A closure that does the work of a round.
    @MainActor
    public static func memoryGrowth(
        ofEach unit: String,
        rounds: Int = 9,
        _ count: Int,
        _ body: () async throws -> Void
    ) async throws -> Double {
        let growth = try await memorySlope(rounds: rounds, body) / Double(count)
        print("The memory grows by \(growth) bytes for each \(unit), in rounds of \(count).")
        return growth
    }
}
