import Glibc

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
        guard !isEmpty else { return true }
        // No word contains the line break.
        let all = others.isEmpty ? text : "\(text)\n\(others.joined(separator: "\n"))"
        var folded = LetterFolding.fold(all)
        return folded.withUTF8 { bytes in words.allSatisfy { Self.occurs($0, in: UnsafeRawBufferPointer(bytes)) } }
    }

    /// Returns whether a text begins with the words, in their order and with a space between them.
    ///
    /// - Parameter text: The text.
    public func isPrefix(of text: String) -> Bool { LetterFolding.fold(text).utf8.starts(with: joined) }

    /// Returns whether a word occurs in the bytes of a text.
    ///
    /// The functions of C are as fast in a debug build, in which lists are filtered, too.
    private static func occurs(_ word: [UInt8], in text: UnsafeRawBufferPointer) -> Bool {
        guard let first = word.first, var start = text.baseAddress else { return word.isEmpty }
        let end = start + text.count
        while start.distance(to: end) >= word.count,
            let place = memchr(start, Int32(first), start.distance(to: end) - word.count + 1)
        {
            if memcmp(place, word, word.count) == 0 { return true }
            start = UnsafeRawPointer(place) + 1
        }
        return false
    }
}
