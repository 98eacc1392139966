import FlowCases
import Foundation
import Testing

@testable import LassoRecording

struct ClosureSourceTests {
    private func closure(of function: String, _ source: String, line: UInt = 1) -> String? {
        ClosureSource(of: function, in: source, line: line)?.text
    }

    @Test func theClosureIsThatOfTheCallAndNotOfTheFunctionAround() {
        let source = "static func main() { ReplayCommand.main { AppFlow(accounts: FakeAccounts()) } }"
        #expect(closure(of: "ReplayCommand.main", source) == "{ AppFlow(accounts: FakeAccounts()) }")
        let lines = "\nstatic func main() {\n    Command.main(style: make { 1 }, in: { window in\n    go(window) }) }"
        #expect(closure(of: "Command.main", lines, line: 3) == "{ window in\n    go(window) }")
    }

    @Test func theClosureIsBehindTheParenthesesOrInThem() {
        #expect(closure(of: "explore", "await explore(depth: [1, 2].count) { A() } inputs: { B() }") == "{ A() }")
        #expect(closure(of: "explore", "explore(in: { window in A() })") == "{ window in A() }")
        #expect(closure(of: "explore", "explorer { A() }\nexplore { B() }") == "{ B() }")
        #expect(closure(of: "explore", "explore(depth: 1)") == nil)
        #expect(closure(of: "explore", "explore { A(", line: 1) == nil)
        #expect(closure(of: "explore", "explore { A() }", line: 2) == nil)
    }

    @Test func furtherClosuresFollowInTheParenthesesAndBehindThem() {
        for source in [
            "explore(depth: 1) { A() } inputs: { B() }", "explore(in: { A() }) { B() }; c: { C() }",
            "explore({ A() }, inputs: { B() })", "explore(in: { A() }, inputs: make { C() })\n{ B() }",
        ] {
            let closures = ClosureSource(of: "explore", in: source, line: 1)?.closures
            #expect(closures?.map { $0.text.filter { $0.isUppercase } } == ["A", "B"], "\(source)")
        }
    }

    @Test func theLabelsOfClosuresAreKnown() {
        for (source, labels) in [
            ("explore(depth: 3, AppFlow.init, inputs: { B() })", ["inputs"]),
            ("explore(depth: 3, AppFlow.init, inputs:\n{ B() })", ["inputs"]),
            ("explore(in: { A() }) { B() } inputs : { C() }", ["in", nil, "inputs"]),
            ("explore({ A() }, inputs: { B() })", [nil, "inputs"]),
        ] as [(String, [String?])] {
            #expect(ClosureSource(of: "explore", in: source, line: 1)?.closures.map(\.label) == labels, "\(source)")
        }
    }

    @Test func closuresBehindTheParenthesesAreKnown() {
        for (source, areTrailing) in [
            ("explore(in: AppStart.start) { B() }", [true]), ("explore({ A() }, inputs: { B() })", [false, false]),
            ("explore(in: { A() }) { B() } inputs: { C() }", [false, true, true]),
        ] {
            let closures = ClosureSource(of: "explore", in: source, line: 1)?.closures
            #expect(closures?.map(\.isTrailing) == areTrailing, "\(source)")
        }
    }

    @Test func bracesInTextsAndCommentsDoNotCount() {
        let body = ##"{ A("}\"\(f("{"))", #"\"}"#, """}""" /* } */) // }"## + "\n}"
        #expect(closure(of: "main", "x.main \(body) }") == body)
    }

    private func take(_ text: String = "", _ body: () -> Void) {}

    @Test func theSourceIsReadFromTheFile() throws {
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

    @Test @MainActor func theImportsOfAFileAreKnown() throws {
        let file = TestFile()
        let source = """
            import Lasso // for the flow
            @testable import Login
            public import struct Prices.Price
            @_spi(Tests) fileprivate import Stock
            #if DEBUG
                import Debugging
            #endif
            // import Nothing

            @main
            struct Main { func important() { import_() } }
            """
        try Data(source.utf8).write(to: URL(fileURLWithPath: file.path))
        #expect(ClosureSource.imports(ofFile: file.path) == ["Lasso", "Login", "Prices", "Stock", "Debugging"])
        #expect(ClosureSource.imports(ofFile: "/nonexistent/file").isEmpty)
    }
}
