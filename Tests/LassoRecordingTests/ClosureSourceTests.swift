import LassoRecording
import Testing

/// Tests that the source of a closure is found.
struct ClosureSourceTests {
    private func take(_ text: String = "", _ body: () -> Void) {}

    @Test func bracesInCommentsAndStringsAreNone() throws {
        let line: UInt = #line + 2
        // swift-format-ignore: NoBlockComments
        take("{") {  // } "
            /* { /* " { */ */
            _ = "}" + "\\" + "a\"}" + "\("}" + "b".map { "}\($0)" }.joined())"
            _ = #"}\"# + ##"}"# \##("}")"##
            _ = """
                } " {
                """
        }
        let source = try #require(ClosureSource(of: "take", file: #filePath, line: line))
        let lines = source.text.split(separator: "\n")
        #expect(lines.count == 8 && lines.first == "{  // } \"" && lines.last == "        }", "\(source.text)")
    }
}
