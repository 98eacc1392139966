/// The search for the end of what is between brackets in Swift's source text. Brackets in texts and comments don't
/// count.
enum SourceScanner {
    /// Returns the index after the bracket that closes the one that a text begins with.
    static func end(of text: Substring) -> String.Index? {
        var end: String.Index?
        scan(text) { _, index, depth in
            if depth == 0 { end = text.index(after: index) }
            return depth > 0
        }
        return end
    }

    /// Returns the closures that are arguments in the parentheses that a text begins with.
    static func closures(inParentheses text: Substring) -> [Substring] {
        var closures: [Substring] = []
        scan(text) { character, index, depth in
            let before = text[..<index].last { !$0.isWhitespace }
            let isArgument = character == "{" && depth == 2 && before.map("(,:".contains) == true
            if isArgument, let end = Self.end(of: text[index...]) { closures.append(text[index..<end]) }
            return depth > 0
        }
        return closures
    }

    /// Calls a closure with each bracket, its index, and the number of open brackets after it, as long as it returns
    /// `true`.
    private static func scan(_ text: Substring, _ body: (Character, String.Index, _ depth: Int) -> Bool) {
        var depth = 0
        var rest = text
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
                continue
            }
            if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            if character == "\"" || character == "#" {
                rest = afterText(rest)
                continue
            }
            let change = "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
            depth += change
            if change != 0, !body(character, rest.startIndex, depth) { return }
            rest = rest.dropFirst()
        }
    }

    /// Returns what follows a text literal: `"a"`, `"""` on several lines, or `#"a"#`.
    private static func afterText(_ source: Substring) -> Substring {
        let marks = source.prefix { $0 == "#" }
        var rest = source.dropFirst(marks.count)
        guard rest.first == "\"" else { return rest }
        let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quotes.count)
        while !rest.isEmpty, !rest.hasPrefix(quotes + marks) {
            guard rest.hasPrefix("\\" + marks) else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(1 + marks.count)
            // A value in the text, in which there may be other texts; or else a character that is escaped.
            rest = rest.first == "(" ? end(of: rest).map { rest[$0...] } ?? "" : rest.dropFirst()
        }
        return rest.dropFirst(quotes.count + marks.count)
    }
}
