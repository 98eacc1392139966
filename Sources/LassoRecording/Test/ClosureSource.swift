#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The source text of the first closure that is passed to a function, read from the file of the call.
package struct ClosureSource {
    /// The closure, with its braces.
    package let text: String

    /// Reads the closure.
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

    /// Finds the closure in a source text.
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
            guard isWhole, let start = Self.closure(after: rest) else { continue }
            guard let end = SourceScanner.end(of: start) else { return nil }
            text = String(start[..<end])
            return
        }
        return nil
    }

    /// Returns the rest of a text from the first closure of a call on, whose function's name is before the text; `nil`
    /// if no call follows.
    private static func closure(after name: Substring) -> Substring? {
        let rest = name.drop(while: \.isWhitespace)
        switch rest.first {
        case "{": return rest
        case "(":
            // A closure in the parentheses, or else the one behind them.
            if let inner = SourceScanner.firstArgument(inParentheses: rest) { return inner }
            guard let end = SourceScanner.end(of: rest) else { return nil }
            let trailing = rest[end...].drop(while: \.isWhitespace)
            return trailing.first == "{" ? trailing : nil
        default: return nil
        }
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
