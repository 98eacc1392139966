import FoundationEssentials
import Glibc

/// The measurements of a program.
@MainActor
public enum Report {
    /// Whether all goals are met so far.
    public private(set) static var isMet = true

    /// Prints a measurement, and appends it as a line of JSON to the file that `LASSO_BENCHMARK_RESULTS` names.
    public static func add(_ measurement: Measurement) {
        if measurement.table != table {
            table = measurement.table
            print(measurement.table)
        }
        isMet = isMet && measurement.isMet
        let verdict = measurement.limit == nil ? "       " : measurement.isMet ? "met    " : "NOT MET"
        var line = "  \(verdict) \(measurement.name): \(format(measurement.value)) \(measurement.unit)"
        if let limit = measurement.limit { line += ", at most \(format(limit)) \(measurement.unit)" }
        if let details = measurement.details { line += " (\(details))" }
        print(line)
        fflush(nil)
        save(measurement)
    }

    /// Adds a value that was measured once.
    public static func add(
        _ table: String,
        _ name: String,
        _ value: Double,
        _ unit: String,
        atMost limit: Double?,
        details: String? = nil
    ) {
        var measurement = Measurement(table, name, rounds: [value], unit: unit, atMost: limit)
        measurement.details = details
        add(measurement)
    }

    /// Returns a number with as many digits as matter.
    public static func format(_ value: Double) -> String {
        let digits = abs(value) < 10 ? 100.0 : abs(value) < 100 ? 10 : 1
        let rounded = (value * digits).rounded() / digits
        return digits == 1 ? "\(Int(rounded))" : "\(rounded)"
    }

    private static var table = ""

    private static func save(_ measurement: Measurement) {
        guard let path = getenv("LASSO_BENCHMARK_RESULTS").map({ String(cString: $0) }) else { return }
        do {
            let line = try JSONEncoder().encode(measurement) + [UInt8(ascii: "\n")]
            guard let file = fopen(path, "a") else { throw Failure(description: String(cString: strerror(errno))) }
            defer { fclose(file) }
            line.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
        } catch {
            fatalError("LASSO_BENCHMARK_RESULTS=\(path): \(error)")
        }
    }

    private struct Failure: Error, CustomStringConvertible { let description: String }
}
