/// The words that a user searches for.
///
/// A text is found if each of the words occurs in it, in any order, also inside of longer words. Case and diacritics
/// don't matter: both "uber" and "über" find “Über” and “Uber”. The standard library can't decompose letters, so if a
/// letter of another script than Latin and its diacritic are one character, the diacritic matters.
///
/// ```swift
/// let query = SearchQuery(state.query)
/// let found = state.tasks.filter { query.matches($0.title) }
/// ```
///
/// It can be used on any thread.
public struct SearchQuery: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    // In UTF-8, without what doesn't matter in a search.
    private let words: [[UInt8]]

    private var joined: [UInt8] { Array(words.joined(separator: [UInt8(ascii: " ")])) }

    /// Creates a query from the text that the user typed.
    ///
    /// - Parameter text: The text. Queries of texts that differ only in spaces, case, or diacritics are equal.
    public init(_ text: String) {
        words = LetterFolding.fold(text).split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    }

    /// Creates a query from a text in the source code.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) { self.init(value) }

    /// The words as they are compared: in lower case, without diacritics, and with a space between them.
    public var description: String { String(decoding: joined, as: UTF8.self) }

    /// Whether there are no words, so that every text is found.
    public var isEmpty: Bool { words.isEmpty }

    /// Returns whether each of the words occurs in a text, or in one of several.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - others: Further texts that belong to the same item, such as a description.
    public func matches(_ text: String, _ others: String...) -> Bool {
        words.allSatisfy { word in
            Self.find(word, in: text, Self.occurs) || others.contains { Self.find(word, in: $0, Self.occurs) }
        }
    }

    /// Returns whether a text begins with the words, in their order and with a space between them.
    ///
    /// - Parameter text: The text.
    public func isPrefix(of text: String) -> Bool {
        Self.find(joined, in: text, Self.isPrefix)
    }

    /// Returns whether a search in the bytes of a text finds some others.
    ///
    /// Most texts are in ASCII, and don't have to be folded.
    private static func find(
        _ bytes: [UInt8],
        in text: String,
        _ isFound: ([UInt8], UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        var text = text
        let found = text.withUTF8 { text in text.allSatisfy { $0 < 0x80 } ? isFound(bytes, text) : nil }
        if let found { return found }
        text = LetterFolding.fold(text)
        return text.withUTF8 { isFound(bytes, $0) }
    }

    private static func occurs(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count >= word.count else { return false }
        return (0...text.count - word.count).contains { isPrefix(word, of: UnsafeBufferPointer(rebasing: text[$0...])) }
    }

    private static func isPrefix(_ bytes: [UInt8], of text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.count >= bytes.count && bytes.indices.allSatisfy { bytes[$0] == text[$0].small }
    }
}

extension UInt8 {
    /// The small letter instead of a capital letter in ASCII, or else the byte itself.
    fileprivate var small: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}
