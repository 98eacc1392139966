import Glibc

/// An operation whose time grows with a number of things.
public struct GrowthCase {
    let name: String
    let sizes: [Int]
    let limit: Double
    let run: @MainActor (Int) async -> Void

    /// Makes a case.
    ///
    /// - Parameters:
    ///   - name: What is done.
    ///   - sizes: The numbers to do it with, each larger than the one before.
    ///   - limit: The largest exponent that counts as met: 1.2 stands for linear or n log n, 0.2 for the same time at any size.
    ///   - run: A closure that does it with a number of things.
    public init(
        _ name: String,
        sizes: [Int],
        atMost limit: Double = 1.2,
        run: @escaping @MainActor (Int) async -> Void
    ) {
        self.name = name
        self.sizes = sizes
        self.limit = limit
        self.run = run
    }

    /// Measures the case and prints a line: the times, and the exponent with which they grow.
    ///
    /// - Returns: Whether the exponent is as small as it has to be.
    @MainActor public func report() async -> Bool {
        await run(sizes[0])
        var times: [Double] = []
        for size in sizes {
            var rounds: [Double] = []
            for _ in 0..<3 {
                let duration = await ContinuousClock().measure { await run(size) }
                rounds.append(
                    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
                )
            }
            times.append(rounds.sorted()[0])
        }
        let exponent = Self.slope(sizes.map { log(Double($0)) }, times.map { log($0) })
        let isMet = exponent <= limit
        let measured = zip(sizes, times).map { "\($0): \(Self.rounded($1)) ms" }.joined(separator: ", ")
        print(
            "\(isMet ? "  met    " : "  NOT MET") \(name): exponent \(Self.rounded(exponent)), "
                + "at most \(Self.rounded(limit)) (\(measured))"
        )
        return isMet
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
