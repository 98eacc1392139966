/// Nanoseconds for one run of a body: the median of five rounds.
@MainActor
func nanoseconds(_ count: Int, _ body: (Int) -> Void) -> Double {
    body(count / 10 + 1)
    let rounds = (0..<5).map { _ in
        let clock = ContinuousClock()
        let duration = clock.measure { body(count) }
        return Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
    }
    return rounds.sorted()[2] / Double(count)
}

/// A line of the table: what was measured, and whether the ratio is met.
func report(_ name: String, _ value: Double, unit: String, baseline: Double?, limit: Double) -> Bool {
    let measured = baseline.map { value / $0 } ?? value
    let isMet = measured <= limit
    let numbers =
        baseline.map { "\(rounded(value)) \(unit), baseline \(rounded($0)) \(unit)" } ?? "\(rounded(value)) \(unit)"
    let ratio = baseline == nil ? "" : "\(rounded(measured)) x, "
    print(
        "\(isMet ? "  met" : "  NOT MET") \(name): \(ratio)at most \(rounded(limit))\(baseline == nil ? " " + unit : " x") (\(numbers))"
    )
    return isMet
}

private func rounded(_ value: Double) -> String {
    value >= 100 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
}
