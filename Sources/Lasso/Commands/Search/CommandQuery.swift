/// The text that the user types to find a command.
package struct CommandQuery {
    /// The ways in which a command fits, the best first.
    enum Rank: Int, Comparable {
        /// The title begins with the query.
        case beginning
        /// Each word of the query begins a word of the title, in order.
        case words
        /// The query is made of beginnings of the title's words: "nt" for "New Task".
        case initials
        /// Each word of the query begins a word of the title or of the keywords.
        case keywords
        /// The letters of the query are in the title, in order.
        case letters

        static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
    }

    private let words: [String]
    private let letters: [Character]
    // Whether the user typed a text without words, such as punctuation.
    private let isWordless: Bool

    /// Creates a query from the text that the user typed.
    package init(_ text: String) {
        words = LetterFolding.words(of: text)
        letters = words.flatMap { $0 }
        isWordless = words.isEmpty && !text.allSatisfy(\.isWhitespace)
    }

    /// Returns how well a command fits; `nil` if it doesn't.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - keywords: Other texts to find the command by.
    func rank(of title: String, keywords: [String]) -> Rank? {
        guard !isWordless else { return nil }
        let titleWords = LetterFolding.words(of: title)
        if titleWords.joined(separator: " ").hasPrefix(words.joined(separator: " ")) { return .beginning }
        if beginsWords(titleWords) { return .words }
        if isMadeOfBeginnings(of: titleWords) { return .initials }
        let others = titleWords + keywords.flatMap(LetterFolding.words)
        if words.allSatisfy({ word in others.contains { $0.hasPrefix(word) } }) { return .keywords }
        return areLetters(in: titleWords) ? .letters : nil
    }

    /// Returns whether a command fits.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - keywords: Other texts to find the command by.
    package func fits(_ title: String, keywords: [String]) -> Bool { rank(of: title, keywords: keywords) != nil }

    private func beginsWords(_ titleWords: [String]) -> Bool {
        var rest = words[...]
        for word in titleWords where rest.first.map(word.hasPrefix) == true { rest.removeFirst() }
        return rest.isEmpty
    }

    private func isMadeOfBeginnings(of titleWords: [String]) -> Bool {
        // The numbers of letters that the words so far can begin with.
        var reached: Set<Int> = [0]
        for word in titleWords {
            for start in reached {
                for (count, pair) in zip(letters[start...], word).enumerated() {
                    guard pair.0 == pair.1 else { break }
                    reached.insert(start + count + 1)
                }
            }
        }
        return reached.contains(letters.count)
    }

    private func areLetters(in titleWords: [String]) -> Bool {
        var rest = letters[...]
        for letter in titleWords.joined() where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
