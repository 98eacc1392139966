import Glibc

extension Report {
    /// Adds the ratio of the time of a body to that of its baseline. Both take turns in each of several rounds, so that
    /// other load on the machine affects both.
    ///
    /// - Parameters:
    ///   - count: The number of runs in a round.
    ///   - limit: The largest ratio that meets the goal.
    ///   - body: A closure that does something a number of times.
    ///   - baseline: A closure that does what the first one is compared with as many times.
    public static func compare(
        _ table: String,
        _ name: String,
        _ count: Int,
        atMost limit: Double,
        _ body: (Int) async -> Void,
        against baseline: (Int) async -> Void
    ) async {
        await body(count / 10 + 1)
        await baseline(count / 10 + 1)
        var rounds: [(body: Double, baseline: Double)] = []
        for _ in 0..<9 { await rounds.append((nanoseconds(count, body), nanoseconds(count, baseline))) }
        add(table, name, rounds, atMost: limit)
    }

    /// Adds the ratio of two times, each of which was measured in several rounds, in nanoseconds.
    public static func add(
        _ table: String,
        _ name: String,
        _ rounds: [(body: Double, baseline: Double)],
        atMost limit: Double
    ) {
        var measurement = Measurement(
            table,
            name,
            rounds: rounds.map { $0.body / $0.baseline },
            unit: "x",
            atMost: limit
        )
        measurement.details = "\(median(rounds.map(\.body))) against \(median(rounds.map(\.baseline)))"
        add(measurement)
    }

    private static func median(_ times: [Double]) -> String {
        let time = times.sorted()[times.count / 2]
        return time < 10_000
            ? "\(format(time)) ns" : time < 1e7 ? "\(format(time / 1e3)) µs" : "\(format(time / 1e6)) ms"
    }

    /// Returns the processor time that a run of a closure takes.
    private static func nanoseconds(_ count: Int, _ body: (Int) async -> Void) async -> Double {
        let start = processorTime
        await body(count)
        return (processorTime - start) / Double(count)
    }
}

/// The processor time that all threads of the program have used, in nanoseconds. Other programs don't count.
public var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
