import Testing

@testable import LassoRecording

struct LiteralGrammarTests {
    @Test(
        arguments: [
            "nil", "true", "-4", #""it\'s\n\u{1F600}""#, "2.5", "1e-07", #""a \"b\" \\""#, "[]", "[:]", ".didTap",
            #".didChange(name: "a, b)", [1, 2])"#, "(1, .no)", #"["a": [.b]]"#, #"Secret("a")"#,
            #"Secret(Array("a".utf8))"#, #"[Note(title: "a")]"#,
        ]
    )
    func descriptionsOfTextsNumbersCasesAndListsAreLiterals(text: String) {
        #expect(LiteralGrammar.isLiteral(text, structures: ["Note"]))
    }

    @Test(
        arguments: [
            "2024-05-01 10:00:00 +0000", "0.3 seconds", "https://example.org", "3 bytes", "Item(id: 1)",
            ".didChoose(Item(id: 1))", "550E8400-E29B-11D4-A716-446655440000", "a word", #""a"#, #""a\""#, "[1", ".",
            "", #""\(a)""#, ##""\#(a)""##, ##"#"a"#"##, "\"a\"\u{301}b\"", "\"a\nb\"", "\u{664}", #""\u{}""#,
        ]
    )
    func otherDescriptionsAreNot(text: String) {
        #expect(!LiteralGrammar.isLiteral(text, structures: ["Note"]))
    }

    @Test func anyNumberOfBracketsCanBeRead() {
        #expect(!LiteralGrammar.isLiteral(String(repeating: "[", count: 100_000)))
        #expect(!LiteralGrammar.isTypeName(String(repeating: "A<", count: 100_000)[...]))
    }
}
