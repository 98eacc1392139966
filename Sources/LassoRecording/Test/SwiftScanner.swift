/// A reader of Swift source that passes over comments and string literals.
struct SwiftScanner {
    private let text: Substring
    private var index: Substring.Index

    /// Creates a scanner at the beginning of a text.
    ///
    /// - Parameter text: The text. It begins neither in a comment nor in a literal.
    init(_ text: Substring) {
        (self.text, index) = (text, text.startIndex)
    }

    /// Moves behind the next place of a character in code.
    ///
    /// - Parameter character: The character.
    /// - Returns: The index of the character; `nil` if there is none.
    mutating func next(_ character: Character) -> Substring.Index? {
        while let found = next() {
            if text[found] == character { return found }
        }
        return nil
    }

    /// Moves behind the brace that closes the block in which the scanner is.
    ///
    /// - Returns: The index after the brace; `nil` if there is none.
    mutating func endOfBlock() -> Substring.Index? { end(of: "{", "}") }

    private mutating func end(of opening: Character, _ closing: Character) -> Substring.Index? {
        var depth = 1
        while let found = next() {
            if text[found] == opening { depth += 1 }
            if text[found] == closing { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Moves behind the next character of code.
    private mutating func next() -> Substring.Index? {
        while index < text.endIndex {
            if skip("//") {
                while index < text.endIndex, !text[index].isNewline { advance() }
            } else if skip("/*") {
                skipComment()
            } else if let hashes = hashesOfLiteral {
                skipLiteral(hashes)
            } else {
                defer { advance() }
                return index
            }
        }
        return nil
    }

    private mutating func advance() { index = text.index(after: index) }

    private func isAt(_ prefix: String) -> Bool { text[index...].hasPrefix(prefix) }

    private mutating func skip(_ prefix: String) -> Bool {
        guard isAt(prefix) else { return false }
        index = text.index(index, offsetBy: prefix.count)
        return true
    }

    /// Moves behind a comment, in which there may be others.
    private mutating func skipComment() {
        var depth = 1
        while index < text.endIndex, depth > 0 {
            if skip("/*") { depth += 1 } else if skip("*/") { depth -= 1 } else { advance() }
        }
    }

    /// The signs that a raw string literal begins with, if a string literal begins here.
    private var hashesOfLiteral: String? {
        let rest = text[index...]
        let hashes = rest.prefix { $0 == "#" }
        return rest[hashes.endIndex...].first == "\"" ? String(hashes) : nil
    }

    private mutating func skipLiteral(_ hashes: String) {
        _ = skip(hashes)
        let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
        _ = skip(quotes)
        while index < text.endIndex, !skip(quotes + hashes) {
            if skip("\\" + hashes + "(") {
                // There are further literals in an interpolation.
                _ = end(of: "(", ")")
            } else if skip("\\" + hashes) {
                if index < text.endIndex { advance() }
            } else {
                advance()
            }
        }
    }
}
