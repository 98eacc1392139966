/// Returns the nanoseconds for one run of a body and of its baseline. They are the medians of five rounds in which both
/// take turns, so that other load on the machine affects both.
@MainActor
public func nanoseconds(
    _ count: Int,
    _ body: (Int) -> Void,
    against baseline: (Int) -> Void
) -> (body: Double, baseline: Double) {
    body(count / 10 + 1)
    baseline(count / 10 + 1)
    var rounds: (body: [Double], baseline: [Double]) = ([], [])
    for _ in 0..<5 {
        rounds.body.append(time(count, body))
        rounds.baseline.append(time(count, baseline))
    }
    return (rounds.body.sorted()[2], rounds.baseline.sorted()[2])
}

@MainActor
private func time(_ count: Int, _ body: (Int) -> Void) -> Double {
    let duration = ContinuousClock().measure { body(count) }
    let nanoseconds = Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
    return nanoseconds / Double(count)
}

/// Prints a line of the table: the ratio of the time of a body to that of its baseline.
///
/// - Returns: Whether the ratio is within the limit.
public func report(_ name: String, _ times: (body: Double, baseline: Double), atMost limit: Double) -> Bool {
    let ratio = times.body / times.baseline
    let times = "\(rounded(times.body)) ns against \(rounded(times.baseline)) ns"
    return report(name, ratio, atMost: limit, unit: "x", details: " (\(times))")
}

/// Prints a line of the table: a value, and whether it is within the limit.
///
/// - Returns: Whether the value is within the limit.
public func report(_ name: String, _ value: Double, atMost limit: Double, unit: String, details: String = "") -> Bool {
    let isMet = value <= limit
    print(
        "\(isMet ? "  met    " : "  NOT MET") \(name): \(rounded(value)) \(unit), at most \(rounded(limit)) \(unit)\(details)"
    )
    return isMet
}

private func rounded(_ value: Double) -> String {
    value >= 100 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
}
