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
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard line > 0, line <= lines.count else { return nil }
        let call = lines[(Int(line) - 1)...].joined(separator: "\n")
        guard let name = call.firstRange(of: function + "("), let start = call[name.upperBound...].firstIndex(of: "{")
        else {
            return nil
        }
        guard let end = Self.end(of: call[start...]) else { return nil }
        text = String(call[start..<end])
    }

    /// Returns the index after the brace that closes the one that a text begins with.
    private static func end(of text: Substring) -> String.Index? {
        var depth = 0
        var isInString = false
        var previous: Character?
        for index in text.indices {
            let character = text[index]
            if character == "\"", previous != "\\" { isInString.toggle() }
            // A backslash that is escaped itself escapes nothing.
            previous = character == "\\" && previous == "\\" ? nil : character
            guard !isInString else { continue }
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            if depth == 0 { return text.index(after: index) }
        }
        return nil
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
