/// Why a text is no path.
public enum NavigationPathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A `%` in the text is not followed by two hexadecimal digits, or what is encoded is no text.
    case invalidEscape(String)
    /// The text is no link to this application.
    case otherScheme(String, expected: String)

    /// What is wrong, as a sentence. It is one line of printable ASCII, whatever the text was, and not long.
    public var description: String {
        switch self {
        case .invalidEscape(let text):
            "\(Self.quoted(text)) is no path: a % in it is not followed by what it should be."
        case .otherScheme(let text, let expected):
            "\(Self.quoted(text)) is no \(expected): link."
        }
    }

    private static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(200)
        let isWhole = shown.endIndex == text.unicodeScalars.endIndex
        return "\"" + shown.map { $0.escaped(asASCII: true) }.joined() + (isWhole ? "\"" : "\"...")
    }
}
