#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The source texts of the closures that are passed to a function, read from the file of the call.
package struct ClosureSource {
    /// A closure of a call.
    package struct Closure {
        /// The label; `nil` if there is none.
        package let label: String?
        /// The source text, with the braces.
        package let text: String
        /// Whether the closure is behind the parentheses of the call.
        package let isTrailing: Bool
    }

    /// The closures in their order. There is at least one.
    package let closures: [Closure]

    /// The first closure, with its braces.
    package var text: String { closures[0].text }

    /// Reads the closures.
    ///
    /// - Parameters:
    ///   - function: The name of the function.
    ///   - file: The path of the file.
    ///   - line: The line of the call; the first line is 1.
    /// - Returns: `nil` if the file can't be read, or has no such call there.
    package init?(of function: String, file: String, line: UInt) {
        guard let source = Self.contents(of: file) else { return nil }
        self.init(of: function, in: source, line: line)
    }

    /// Finds the closures in a source text.
    ///
    /// - Parameters:
    ///   - function: The name of the function, such as `Command.main`.
    ///   - source: The source text.
    ///   - line: The line of the call; the first line is 1.
    /// - Returns: `nil` if there is no such call.
    init?(of function: String, in source: String, line: UInt) {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard line > 0, line <= lines.count else { return nil }
        var rest = lines[(Int(line) - 1)...].joined(separator: "\n")[...]
        while let name = rest.firstRange(of: function) {
            let isWhole = !(rest[..<name.lowerBound].last?.isPartOfName ?? false)
            rest = rest[name.upperBound...]
            let closures = isWhole ? Self.closures(after: rest) : []
            guard !closures.isEmpty else { continue }
            self.closures = closures
            return
        }
        return nil
    }

    /// Returns the names of the modules that a file imports; none if it can't be read.
    ///
    /// - Parameter path: The path of the file.
    package static func imports(ofFile path: String) -> [String] {
        let pattern =
            #/
            \s*(@\w+(\([^)]*\))?\s+|(public|package|internal|fileprivate|private)\s+)*
            import\s+(\w+\s+(?=\w))?(?<module>\w+)
            /#
        return (contents(of: path) ?? "").split(whereSeparator: \.isNewline).compactMap { line in
            line.prefixMatch(of: pattern).map { String($0.module) }
        }
    }

    /// Returns the closures of a call, whose function's name is before a text: those in the parentheses, and then those
    /// behind them.
    private static func closures(after name: Substring) -> [Closure] {
        var rest = name.drop(while: \.isWhitespace)
        var closures: [Closure] = [], label: String?
        if rest.first == "(" {
            guard let end = SourceScanner.end(of: rest) else { return [] }
            closures = SourceScanner.closures(inParentheses: rest).map { closure in
                Closure(label: Self.label(before: closure), text: String(closure), isTrailing: false)
            }
            rest = rest[end...].drop(while: \.isWhitespace)
        }
        while rest.first == "{", let end = SourceScanner.end(of: rest) {
            closures.append(Closure(label: label, text: String(rest[..<end]), isTrailing: true))
            // All but the first one have labels.
            (label, rest) = separatingLabel(of: rest[end...])
        }
        return closures
    }

    /// Returns the label of an argument of which the source text is a part; `nil` if it has none.
    private static func label(before argument: Substring) -> String? {
        let before = argument.base[..<argument.startIndex]
        guard let colon = before.lastIndex(where: { !$0.isWhitespace }), before[colon] == ":" else { return nil }
        let text = before[..<colon]
        let start = text.lastIndex { !$0.isPartOfName }.map { text.index(after: $0) } ?? text.startIndex
        return String(text[start...])
    }

    /// Returns a label and what follows it, or nothing if there is none.
    private static func separatingLabel(of source: Substring) -> (label: String?, rest: Substring) {
        let text = source.drop(while: \.isWhitespace)
        let label = text.prefix(while: \.isPartOfName)
        let rest = text.dropFirst(label.count).drop(while: \.isWhitespace)
        guard !label.isEmpty, rest.first == ":" else { return (nil, "") }
        return (String(label), rest.dropFirst().drop(while: \.isWhitespace))
    }

    private static func contents(of path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
