import Glibc

/// An operation whose time grows with the number of objects. Measured is the processor time of all threads, so other
/// processes don't count.
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

    /// Measures the case and prints a line with the times and the exponent of their growth.
    ///
    /// - Returns: Whether the exponent is within the limit.
    @MainActor public func report() async -> Bool {
        await run(sizes[0])
        await baseline?(sizes[0])
        var times = sizes.map { _ in Double.infinity }
        var baselineTimes = times
        for _ in 0..<3 {
            for (index, size) in sizes.enumerated() {
                times[index] = min(times[index], await Self.processorTime(of: run, size))
                guard let baseline else { continue }
                baselineTimes[index] = min(baselineTimes[index], await Self.processorTime(of: baseline, size))
            }
        }
        let ownExponent = exponent(of: times)
        let baselineExponent = baseline == nil ? nil : exponent(of: baselineTimes)
        let counted = ownExponent - (baselineExponent ?? 1) + 1
        let isMet = counted <= limit
        var line = "\(isMet ? "  met    " : "  NOT MET") \(name): exponent \(Self.rounded(counted)), "
        line += "at most \(Self.rounded(limit)) (\(description(of: times)))"
        if let baselineExponent {
            line += "; without the library \(Self.rounded(baselineExponent)) (\(description(of: baselineTimes))), "
            line += "with it \(Self.rounded(ownExponent))"
        }
        print(line)
        return isMet
    }

    private func exponent(of times: [Double]) -> Double {
        Self.slope(sizes.map { log(Double($0)) }, times.map { log($0) })
    }

    private func description(of times: [Double]) -> String {
        zip(sizes, times).map { "\($0): \(Self.rounded($1)) ms" }.joined(separator: ", ")
    }

    /// Returns the processor time that a closure takes, in milliseconds.
    @MainActor private static func processorTime(of run: @MainActor (Int) async -> Void, _ size: Int) async -> Double {
        let start = processorTime
        await run(size)
        return processorTime - start
    }

    /// The processor time that the process has used so far, in milliseconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// Returns the slope of the line that fits the points best, by least squares.
    private static func slope(_ xs: [Double], _ ys: [Double]) -> Double {
        let (meanX, meanY) = (xs.reduce(0, +) / Double(xs.count), ys.reduce(0, +) / Double(ys.count))
        let products = zip(xs, ys).map { ($0 - meanX) * ($1 - meanY) }.reduce(0, +)
        return products / xs.map { ($0 - meanX) * ($0 - meanX) }.reduce(0, +)
    }

    private static func rounded(_ value: Double) -> String {
        let digits = abs(value) < 10 ? 100.0 : 10
        return "\((value * digits).rounded() / digits)"
    }
}
