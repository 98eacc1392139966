/// The reason that a text is not a valid path.
public enum NavigationPathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A `%` in the text is not followed by two hexadecimal digits, or the encoded bytes are not text.
    case invalidEscape(String)
    /// The text is not a link to this application.
    case otherScheme(String, expected: String)

    /// The problem as a sentence in the user's language: one line of limited length, which shows the text in printable
    /// ASCII, whatever it was.
    public var description: String {
        switch self {
        case .invalidEscape(let text):
            translated(
                "\(Self.quoted(text)) is not a valid path: it contains an invalid percent escape.",
                in: .lasso
            )
        case .otherScheme(let text, let expected):
            translated("\(Self.quoted(text)) is not a \(expected): link.", in: .lasso)
        }
    }

    private static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(200)
        let isWhole = shown.endIndex == text.unicodeScalars.endIndex
        return "\"" + shown.map { $0.escaped(asASCII: true) }.joined() + (isWhole ? "\"" : "\"...")
    }
}
