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
        guard let name = call.firstRange(of: function + "(") else { return nil }
        var scanner = SwiftScanner(call[name.upperBound...])
        guard let start = scanner.next("{"), let end = scanner.endOfBlock() else { return nil }
        text = String(call[start..<end])
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
