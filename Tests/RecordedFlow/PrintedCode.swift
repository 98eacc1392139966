/// The lines of a printed step without its texts, which are read byte by byte, as the compiler reads them.
package struct PrintedCode {
    private static let quote = UInt8(ascii: "\""), mark = UInt8(ascii: "#")

    // What is outside of the texts, of which only the quotes are left.
    private let outside: String

    /// Whether a step is printed as a comment, or as one call with literals: so that nothing of a tape is code.
    ///
    /// - Parameters:
    ///   - lines: The lines of the step.
    ///   - structures: The names of structures that may be called.
    package static func isHarmless(_ lines: [String], structures: Set<Substring> = []) -> Bool {
        if let comment = lines.first, lines.count == 1, comment.hasPrefix("// ") {
            return !comment.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        }
        return PrintedCode(lines.joined(separator: " "))?.isHarmless(structures) ?? false
    }

    /// Creates the code; `nil` if a text has no end, or if a value is inserted into one.
    private init?(_ source: String) {
        var rest = Array(source.utf8)[...], outside: [UInt8] = []
        while var byte = rest.popFirst() {
            guard byte == Self.quote || byte == Self.mark else {
                outside.append(byte)
                continue
            }
            var marks: [UInt8] = []
            while byte == Self.mark {
                guard let next = rest.popFirst() else { return nil }
                marks.append(byte)
                byte = next
            }
            guard byte == Self.quote, Self.skipText(in: &rest, marks) else { return nil }
            outside.append(byte)
        }
        self.outside = String(decoding: outside, as: UTF8.self)
    }

    /// Skips a text up to its end.
    ///
    /// - Returns: Whether it has an end, and no value is inserted.
    private static func skipText(in rest: inout ArraySlice<UInt8>, _ marks: [UInt8]) -> Bool {
        let end = [quote] + marks, escape = [UInt8(ascii: "\\")] + marks
        while let first = rest.first, first != UInt8(ascii: "\n"), first != UInt8(ascii: "\r") {
            if rest.starts(with: end) {
                rest = rest.dropFirst(end.count)
                return true
            }
            if rest.starts(with: escape) {
                rest = rest.dropFirst(escape.count)
                if rest.first == UInt8(ascii: "(") { return false }
            }
            rest = rest.dropFirst()
        }
        return false
    }

    private func isHarmless(_ structures: Set<Substring>) -> Bool {
        let signs = "_.,:()[]<>-\" ".unicodeScalars
        guard outside.hasPrefix("try await run."),
            outside.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue || signs.contains($0) })
        else { return false }
        let known: Set<Substring> = ["TaskProgress", "RecordedError", "CancellationError", "Secret", "Array"]
        let called = outside.matches(of: /([\w.]+)\(/).map { $0.output.1 }
        return called.count { $0.hasPrefix("run.") } == 1
            && called.allSatisfy {
                $0.hasPrefix("run.") || $0.hasPrefix(".") || known.contains($0) || structures.contains($0)
            }
    }
}
