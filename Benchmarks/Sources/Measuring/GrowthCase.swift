import Glibc

/// An operation whose time grows with the number of objects. Measured is the processor time of all threads.
public struct GrowthCase {
    /// The description of the operation.
    public let name: String
    let sizes: [Int]
    let limit: Double
    let run: @MainActor (Int) async -> Void
    let baseline: (@MainActor (Int) async -> Void)?

    /// Creates a case.
    ///
    /// - Parameters:
    ///   - name: The description of the operation.
    ///   - sizes: The numbers of objects, in ascending order.
    ///   - limit: The largest accepted exponent: 1.2 stands for linear or n log n, 0.2 for the same time at any size.
    ///   - run: A closure that performs the operation with a number of objects.
    ///   - baseline: A closure that does the same without the library, or `nil`. With a baseline, the exponent is that
    ///     of the ratio of both times, plus 1, so that the toolkit's own growth doesn't count.
    public init(
        _ name: String,
        sizes: [Int],
        atMost limit: Double = 1.2,
        run: @escaping @MainActor (Int) async -> Void,
        comparedWith baseline: (@MainActor (Int) async -> Void)? = nil
    ) {
        self.name = name
        self.sizes = sizes
        self.limit = limit
        self.run = run
        self.baseline = baseline
    }

    /// Measures the exponent of the growth, and adds it to the report.
    @MainActor public func measure(in table: String) async {
        await run(sizes[0])
        await baseline?(sizes[0])
        var rounds: [(times: [Double], baselineTimes: [Double])] = []
        for _ in 0..<3 {
            var (times, baselineTimes): ([Double], [Double]) = ([], [])
            for size in sizes {
                times.append(await Self.milliseconds(of: run, size))
                if let baseline { baselineTimes.append(await Self.milliseconds(of: baseline, size)) }
            }
            rounds.append((times, baselineTimes))
        }
        // The least time of each size is the one that was disturbed least.
        let times = sizes.indices.map { index in rounds.map { $0.times[index] }.min() ?? 0 }
        let baselineTimes = baseline.map { _ in
            sizes.indices.map { index in rounds.map { $0.baselineTimes[index] }.min() ?? 0 }
        }
        let best = exponent(times, baselineTimes)
        let exponents = rounds.map { exponent($0.times, baseline == nil ? nil : $0.baselineTimes) }
        // Of three values, the median is the one in the middle, and the quartiles are the others.
        let spread = [min(best, exponents.min() ?? best), best, max(best, exponents.max() ?? best)]
        var measurement = Measurement(table, name, rounds: spread, unit: "", atMost: limit)
        measurement.details = zip(sizes, times).map { "\($0): \(Report.format($1)) ms" }.joined(separator: ", ")
        measurement.growth = Measurement.Growth(sizes: sizes, times: times, baselineTimes: baselineTimes)
        Report.add(measurement)
    }

    private func exponent(_ times: [Double], _ baselineTimes: [Double]?) -> Double {
        let own = slope(of: times)
        return baselineTimes.map { own - slope(of: $0) + 1 } ?? own
    }

    /// Returns the slope of the line that fits the logarithms of sizes and times best, by least squares.
    private func slope(of times: [Double]) -> Double {
        let (xs, ys) = (sizes.map { log(Double($0)) }, times.map { log($0) })
        let (meanX, meanY) = (xs.reduce(0, +) / Double(xs.count), ys.reduce(0, +) / Double(ys.count))
        let products = zip(xs, ys).map { ($0 - meanX) * ($1 - meanY) }.reduce(0, +)
        return products / xs.map { ($0 - meanX) * ($0 - meanX) }.reduce(0, +)
    }

    /// Returns the processor time that a closure takes.
    @MainActor private static func milliseconds(of run: @MainActor (Int) async -> Void, _ size: Int) async -> Double {
        let start = processorTime
        await run(size)
        return (processorTime - start) / 1e6
    }
}
