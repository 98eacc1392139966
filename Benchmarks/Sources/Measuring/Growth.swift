import Glibc

/// An operation whose time grows with a number of things. The time is the processor's, of all threads: what else the machine is
/// doing does not count.
public struct GrowthCase {
    /// What is done.
    public let name: String
    let sizes: [Int]
    let limit: Double
    let run: @MainActor (Int) async -> Void
    let baseline: (@MainActor (Int) async -> Void)?

    /// Makes a case.
    ///
    /// - Parameters:
    ///   - name: What is done.
    ///   - sizes: The numbers to do it with, each larger than the one before.
    ///   - limit: The largest exponent that counts as met: 1.2 stands for linear or n log n, 0.2 for the same time at any size.
    ///   - run: A closure that does it with a number of things.
    ///   - baseline: A closure that does the same without the library. If there is one, the exponent is that of the ratio
    ///     of both times, plus 1: growth that the toolkit has by itself does not count.
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

    /// Measures the case and prints a line: the times, and the exponent with which they grow.
    ///
    /// - Returns: Whether the exponent is as small as it has to be.
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

    /// The processor time that a closure takes, in milliseconds.
    @MainActor private static func processorTime(of run: @MainActor (Int) async -> Void, _ size: Int) async -> Double {
        let start = processorTime
        await run(size)
        return processorTime - start
    }

    /// The processor time that the process has taken so far, in milliseconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// The slope of the line through points that is nearest to all of them.
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
