/// The descriptions of values that are Swift expressions with the same value where the type is known: case names,
/// texts, numbers, and collections and tuples of them.
///
/// The description of another structure isn't one: its type may be nested in another one. Dates, and other values of
/// libraries, describe themselves in other ways. So may the cases of an enumeration, which nothing in the description
/// tells: see `ValueDescription.hasSelfDescribedCase(in:)`.
///
/// A description may be that of someone else's tape, so nothing else is taken for one: no text into which a value is
/// inserted, and no call but that of a member or an initializer whose name the caller knows.
struct LiteralGrammar {
    // Scalars, as the compiler reads them: a mark that is combined with a quote doesn't hide the quote.
    private var rest: Substring.UnicodeScalarView
    private let structures: Set<Substring>
    private var depth = 0

    /// The largest number of brackets in each other. Descriptions have fewer.
    private static let maximumDepth = 64

    private init(_ text: Substring, structures: Set<Substring> = []) {
        rest = text.unicodeScalars
        self.structures = structures
    }

    /// Returns whether a description is such an expression.
    ///
    /// - Parameters:
    ///   - text: The description.
    ///   - structures: The names of structures that have a memberwise initializer and aren't nested in another type.
    static func isLiteral(_ text: String, structures: Set<Substring> = []) -> Bool {
        var grammar = LiteralGrammar(text[...], structures: structures)
        return grammar.readValue() && grammar.rest.isEmpty
    }

    /// Returns whether a description is that of a text.
    static func isText(_ text: String) -> Bool {
        var grammar = LiteralGrammar(text[...])
        return grammar.readText() && grammar.rest.isEmpty
    }

    /// Returns whether a text is a name.
    static func isName(_ text: String) -> Bool {
        var grammar = LiteralGrammar(text[...])
        return grammar.readName() != nil && grammar.rest.isEmpty
    }

    /// Returns whether a text is the name of a type: names with points between them, and with types in angle brackets.
    static func isTypeName(_ text: Substring) -> Bool {
        var grammar = LiteralGrammar(text)
        return grammar.readTypeName() && grammar.rest.isEmpty
    }

    private mutating func readValue() -> Bool {
        switch rest.first {
        case "\"": return readText()
        case "[": return read("[:]") || readList(from: "[", to: "]")
        case "(": return readList(from: "(", to: ")")
        case ".":
            rest.removeFirst()
            guard readName() != nil else { return false }
            return rest.first == "(" ? readList(from: "(", to: ")") : true
        case let first? where first == "-" || Self.isDigit(first): return readNumber()
        default:
            switch readName() {
            case "true", "false", "nil": return true
            case "Secret": return read("(") && (readText() || readSecretBytes()) && read(")")
            case let name? where structures.contains(name): return readList(from: "(", to: ")")
            default: return false
            }
        }
    }

    private mutating func readSecretBytes() -> Bool { read("Array(") && readText() && read(".utf8)") }

    /// Reads values with labels, or keys with values, between brackets.
    private mutating func readList(from start: String, to end: String) -> Bool {
        guard read(start), depth < Self.maximumDepth else { return false }
        depth += 1
        defer { depth -= 1 }
        if read(end) { return true }
        repeat {
            let before = rest
            if readName() == nil || !read(": ") { rest = before }
            guard readValue() else { return false }
            if read(": "), !readValue() { return false }
        } while read(", ")
        return read(end)
    }

    private mutating func readText() -> Bool {
        guard read("\"") else { return false }
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return true
            case "\n", "\r": return false
            case "\\": guard readEscape() else { return false }
            default: break
            }
        }
        return false
    }

    /// Reads what follows the backslash of a character. A value that is inserted into a text, `\(…)`, is none.
    private mutating func readEscape() -> Bool {
        switch rest.popFirst() {
        case "\"", "\\", "'", "0", "n", "r", "t": return true
        case "u":
            guard read("{") else { return false }
            let digits = rest.prefix { $0.properties.isASCIIHexDigit }
            rest = rest[digits.endIndex...]
            return !digits.isEmpty && read("}")
        default: return false
        }
    }

    private mutating func readNumber() -> Bool {
        _ = read("-")
        guard readDigits() else { return false }
        if read("."), !readDigits() { return false }
        guard read("e") else { return true }
        if !read("-") { _ = read("+") }
        return readDigits()
    }

    private mutating func readDigits() -> Bool {
        let digits = rest.prefix(while: Self.isDigit)
        rest = rest[digits.endIndex...]
        return !digits.isEmpty
    }

    private mutating func readTypeName() -> Bool {
        guard depth < Self.maximumDepth else { return false }
        depth += 1
        defer { depth -= 1 }
        repeat {
            guard readName() != nil else { return false }
            guard read("<") else { continue }
            repeat {
                guard readTypeName() else { return false }
            } while read(", ")
            guard read(">") else { return false }
        } while read(".")
        return true
    }

    private mutating func readName() -> Substring? {
        // A regular expression would take most of the time of an exploration's report.
        guard let first = rest.first, first.properties.isXIDStart || first == "_" else { return nil }
        let name = rest.prefix { $0.properties.isXIDContinue }
        rest = rest[name.endIndex...]
        return Substring(name)
    }

    private mutating func read(_ text: String) -> Bool {
        guard rest.starts(with: text.unicodeScalars) else { return false }
        rest = rest.dropFirst(text.unicodeScalars.count)
        return true
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
