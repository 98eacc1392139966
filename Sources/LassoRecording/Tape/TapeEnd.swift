/// The last line of a tape on which nothing is missing at the end.
///
/// A recorder writes an act before the act takes effect, and the consequences later. So the last line of an event alone
/// doesn't tell whether its consequences are missing.
struct TapeEnd: Codable {
    /// Always `true`.
    private(set) var end = true
}
