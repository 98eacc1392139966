/// Finds the comments, keywords, numbers, strings, and types in a Swift program.
///
/// It reads the text from the beginning to the end, without knowing what the names in it mean: what begins with a
/// capital letter is a type. An incomplete program is read, too.
nonisolated struct SwiftHighlighter {
    private let text: [Unicode.Scalar]
    private var position = 0
    private var parts: [HighlightedPart] = []

    private init(_ text: String) {
        self.text = Array(text.unicodeScalars)
    }

    /// Returns the parts of a program that are highlighted, in order.
    static func parts(of text: String) -> [HighlightedPart] {
        var highlighter = SwiftHighlighter(text)
        highlighter.readCode(inParentheses: false)
        return highlighter.parts
    }

    private var current: Unicode.Scalar? { position < text.count ? text[position] : nil }

    private func isAt(_ expected: String) -> Bool { text[position...].starts(with: expected.unicodeScalars) }

    private mutating func add(_ kind: HighlightedPart.Kind, from start: Int) {
        if start < position { parts.append(HighlightedPart(kind: kind, range: start..<position)) }
    }

    private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
        while let scalar = current, condition(scalar) { position += 1 }
    }

    /// Reads code up to the end, or up to the parenthesis that closes the one before it.
    private mutating func readCode(inParentheses: Bool) {
        var depth = 0
        while let scalar = current {
            switch scalar {
            case "(":
                depth += 1
                position += 1
            case ")":
                if inParentheses, depth == 0 { return }
                depth -= 1
                position += 1
            case "/" where isAt("//"): readLineComment()
            case "/" where isAt("/*"): readComment()
            case "\"": readString(from: position, hashes: 0)
            case "#": readHash()
            case "@": readMarkedName()
            case "`": readQuotedName()
            case "0"..."9": readNumber()
            case _ where scalar.beginsName: readName()
            default: position += 1
            }
        }
    }

    // MARK: Comments

    private mutating func readLineComment() {
        let start = position
        skip { $0 != "\n" }
        add(.comment, from: start)
    }

    /// Reads a comment, which may contain others.
    private mutating func readComment() {
        let start = position
        var depth = 0
        repeat {
            if isAt("/*") {
                depth += 1
                position += 2
            } else if isAt("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < text.count
        add(.comment, from: start)
    }

    // MARK: Strings

    /// Reads `#"a string"#`, `#if`, or `#expect`.
    private mutating func readHash() {
        let start = position
        skip { $0 == "#" }
        if current == "\"" {
            readString(from: start, hashes: position - start)
        } else {
            skip { $0.isInName }
            add(.keyword, from: start)
        }
    }

    /// Reads a string. The code in an interpolation is read as code.
    private mutating func readString(from start: Int, hashes: Int) {
        let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
        let end = quotes + String(repeating: "#", count: hashes)
        let escape = "\\" + String(repeating: "#", count: hashes)
        var start = start
        position += quotes.count
        while let scalar = current, !isAt(end) {
            if scalar == "\n", quotes.count == 1 {
                // The string isn't complete yet.
                return add(.string, from: start)
            }
            guard isAt(escape) else {
                position += 1
                continue
            }
            position = min(position + escape.count + 1, text.count)
            if text[position - 1] == "(" {
                add(.string, from: start)
                readCode(inParentheses: true)
                start = position
            }
        }
        position = min(position + end.count, text.count)
        add(.string, from: start)
    }

    // MARK: Names and numbers

    private mutating func readMarkedName() {
        let start = position
        position += 1
        skip { $0.isInName }
        add(.keyword, from: start)
    }

    private mutating func readQuotedName() {
        position += 1
        skip { $0 != "`" && $0 != "\n" }
        position = min(position + 1, text.count)
    }

    private mutating func readNumber() {
        let start = position
        skip { $0.isInName }
        // The point of `1.5`, but not that of `1...5` or `1.description`.
        if current == ".", position + 1 < text.count, ("0"..."9").contains(text[position + 1]) {
            position += 1
            skip { $0.isInName }
        }
        add(.number, from: start)
    }

    private mutating func readName() {
        let start = position
        let isMember = start > 0 && text[start - 1] == "." && !(start > 1 && text[start - 2] == ".")
        skip { $0.isInName }
        let name = text[start..<position]
        if Self.keywords.contains(name), !isMember || name.elementsEqual("self".unicodeScalars) {
            add(.keyword, from: start)
        } else if text[start].properties.isUppercase {
            add(.type, from: start)
        }
    }

    private static let keywords = Set(
        """
        Any Self actor any as associatedtype async await borrowing break case catch class consuming continue convenience \
        default defer deinit didSet distributed do dynamic else enum extension fallthrough false fileprivate final for \
        func get guard if import in indirect infix init inout internal is isolated lazy let mutating nil nonisolated \
        nonmutating open operator optional override package postfix precedencegroup prefix private protocol public \
        repeat required rethrows return self sending set some static struct subscript super switch throw throws true try \
        typealias unowned var weak where while willSet yield
        """.split(separator: " ").map { ArraySlice($0.unicodeScalars) }
    )
}

extension Unicode.Scalar {
    nonisolated fileprivate var beginsName: Bool { isAsciiLetter || self == "_" || !isASCII && properties.isXIDStart }

    nonisolated fileprivate var isInName: Bool {
        isAsciiLetter || "0"..."9" ~= self || self == "_" || !isASCII && properties.isXIDContinue
    }

    // Nearly all scalars of a program are ASCII, for which no Unicode property has to be looked up.
    nonisolated private var isAsciiLetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
}
