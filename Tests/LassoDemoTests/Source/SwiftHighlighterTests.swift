import Testing

@testable import LassoDemo

struct SwiftHighlighterTests {
    /// Returns the highlighted parts of a program, each as its kind and its text.
    private func parts(of text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return SwiftHighlighter.parts(of: text).map { part in
            var found = ""
            found.unicodeScalars.append(contentsOf: scalars[part.range])
            return "\(part.kind) \(found)"
        }
    }

    @Test(arguments: [
        ("let a = Counter()", ["keyword let", "type Counter"]),
        ("case .default: self.init(.in)", ["keyword case", "keyword self"]),
        ("for x in 0...1.5e3 { x.in }", ["keyword for", "keyword in", "number 0", "number 1.5e3"]),
        ("@MainActor #if DEBUG", ["keyword @MainActor", "keyword #if", "type DEBUG"]),
        ("`default` _1 größe ÄB", ["type ÄB"]),
    ])
    func namesAndNumbersAreFound(text: String, expected: [String]) {
        #expect(parts(of: text) == expected)
    }

    @Test(arguments: [
        ("a // let b\nlet", ["comment // let b", "keyword let"]),
        ("/* a /* b */ \" */ 1", ["comment /* a /* b */ \" */", "number 1"]),
        ("/* open", ["comment /* open"]),
    ])
    func commentsAreFound(text: String, expected: [String]) {
        #expect(parts(of: text) == expected)
    }

    @Test(arguments: [
        (#""a \" // b" 1"#, [#"string "a \" // b""#, "number 1"]),
        (#""a \(f(X, ")")) b""#, [#"string "a \("#, "type X", #"string ")""#, #"string ) b""#]),
        (##"#"a " \(1) \#(2)"#"##, [##"string #"a " \(1) \#("##, "number 2", ##"string )"#"##]),
        ("\"\"\"\n\"a\"\n\"\"\" 1", ["string \"\"\"\n\"a\"\n\"\"\"", "number 1"]),
        ("\"open\nlet", ["string \"open", "keyword let"]),
        ("\"\\", ["string \"\\"]),
        ("👩‍👩‍👧 \"👍\" 1", ["string \"👍\"", "number 1"]),
    ])
    func stringsAreFoundWithTheCodeInThem(text: String, expected: [String]) {
        #expect(parts(of: text) == expected)
    }
}
