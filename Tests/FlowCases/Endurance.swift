import Glibc

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
}
