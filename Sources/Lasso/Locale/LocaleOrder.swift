import Glibc

/// The order of texts in the user's language.
///
/// ```swift
/// tasks.sort { LocaleOrder.isIncreasing($0.title, $1.title) }
/// ```
///
/// In German, “Äpfel” comes between “Apfel” and “Zucker”; in Swedish, it comes after both. Without a locale, as in a
/// test without a display, the order is that of Unicode, regardless of case, and so the same everywhere.
///
/// It can be used on any thread.
public enum LocaleOrder {
    /// Returns whether a text comes before another one.
    ///
    /// Of two texts that aren't equal, one always does, even if the language doesn't tell them apart.
    ///
    /// - Parameters:
    ///   - first: The text.
    ///   - second: The other text.
    ///
    /// Source: `strcoll`.
    public static func isIncreasing(_ first: String, _ second: String) -> Bool {
        if LocaleName.order.isPlain { return (first.lowercased(), first) < (second.lowercased(), second) }
        let order = strcoll(first, second)
        return order == 0 ? first < second : order < 0
    }
}
