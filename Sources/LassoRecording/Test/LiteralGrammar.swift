/// The descriptions of values that are Swift expressions with the same value where the type is known: case names,
/// texts, numbers, and collections and tuples of them.
///
/// The description of another structure isn't one: its type may be nested in another one. Dates, and other values of
/// libraries, describe themselves in other ways.
struct LiteralGrammar {
    private var rest: Substring
    private let structures: Set<Substring>

    /// Returns whether a description is such an expression.
    ///
    /// - Parameters:
    ///   - text: The description.
    ///   - structures: The names of structures that have a memberwise initializer and aren't nested in another type.
    static func isLiteral(_ text: String, structures: Set<Substring> = []) -> Bool {
        var grammar = LiteralGrammar(rest: text[...], structures: structures)
        return grammar.readValue() && grammar.rest.isEmpty
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
        case let first? where first == "-" || first.isWholeNumber: return readNumber()
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
        guard read(start) else { return false }
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
        while let character = rest.popFirst() {
            if character == "\"" { return true }
            if character == "\\" { _ = rest.popFirst() }
        }
        return false
    }

    private mutating func readNumber() -> Bool {
        guard let number = rest.prefixMatch(of: /-?\d+(\.\d+)?(e[-+]?\d+)?/) else { return false }
        rest = rest[number.range.upperBound...]
        return true
    }

    private mutating func readName() -> Substring? {
        // A regular expression would take most of the time of an exploration's report.
        guard let first = rest.first, first.isLetter || first == "_" else { return nil }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[name.endIndex...]
        return name
    }

    private mutating func read(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }
}
