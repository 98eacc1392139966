import Lasso
import Testing

struct NavigationPathTests {
    @Test(
        arguments: [
            ("/home/account", ["home", "account"]),
            ("home/account/", ["home", "account"]),
            ("lasso-demo:///home/account", ["home", "account"]),
            ("lasso-demo://home/account", ["home", "account"]),
            ("lasso-demo:/home/account", ["home", "account"]),
            ("LASSO-demo:home", ["home"]),
            ("//home//account//", ["home", "account"]),
            ("/a/./b/../c", ["a", "c"]),
            ("/a/%2E%2e/../../b", ["b"]),
            ("/caf%C3%A9/ü/a%2Fb/a+b", ["café", "ü", "a/b", "a+b"]),
            ("/a#b?c", ["a"]),
            ("/1:2", ["1:2"]),
            ("", []),
            ("/", []),
            ("x:", []),
            ("?", []),
        ]
    )
    func aTextIsRead(text: String, components: [String]) throws {
        #expect(try NavigationPath(text).components == components)
    }

    @Test func aQueryIsRead() throws {
        let text = "x://a?tab=2&all&&=3&e=&t=a%26b=c&tab=4#f"
        let query = try NavigationPath(text).query
        let expected: [NavigationPath.QueryItem] = [
            .init("tab", "2"), .init("all"), .init("e", ""), .init("t", "a&b=c"), .init("tab", "4"),
        ]
        #expect(query == expected)
        let component = NavigationPath.Component("a", query: query)
        #expect(component["tab"] == "2")
        #expect(component["all"] == nil)
    }

    @Test(
        arguments: ["/%", "/%4", "/%G1", "/a%zz", "/%FF", "/%C3", "/%C3/%A9", "/%00", "/%ED%A0%80", "/a?%", "/a?b=%F"]
    )
    func aBadEscapeIsAnError(text: String) {
        #expect(throws: NavigationPathError.invalidEscape(text)) { try NavigationPath(text) }
    }

    @Test func aLinkIsReadOnlyByTheApplicationThatItBelongsTo() throws {
        #expect(try NavigationPath(link: "Lasso-Demo:///a?b", scheme: "lasso-demo") == "/a?b")
        for link in ["other:///a", "/a", "lasso-demo", "file:///lasso-demo:a", ":a", "1:a"] {
            #expect(throws: NavigationPathError.otherScheme(link, expected: "lasso-demo")) {
                try NavigationPath(link: link, scheme: "lasso-demo")
            }
        }
        #expect(NavigationPath(["a b"]).link(scheme: "lasso-demo") == "lasso-demo:///a%20b")
    }

    @Test func anErrorIsShortAndCannotDisturbATerminal() {
        let error = NavigationPathError.invalidEscape("\u{1B}[2J\u{202E}\n" + String(repeating: "x", count: 100_000))
        let isPrintable = error.description.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
        #expect(isPrintable)
        #expect(error.description.utf8.count < 500)
    }

    @Test func whateverIsInAPathItIsWrittenAsPrintableASCIIAndReadAgain() throws {
        var random = SystemRandomNumberGenerator()
        let pieces = [
            "/%?#&=+:", ".", "..", "/", " ", "\n", "\u{1B}", "\0", "a", "é", "👩‍👧", "\u{202E}", "2F", "%2F", "",
        ]
        func text() -> String {
            let count = Int.random(in: 0...4, using: &random)
            return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        for _ in 0..<2_000 {
            let path = NavigationPath(
                (0..<3).map { _ in text() },
                query: (0..<2).map { _ in .init(text(), Bool.random(using: &random) ? text() : nil) }
            )
            let isPrintable = path.description.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
            #expect(isPrintable)
            #expect(try NavigationPath(path.description) == path)
            #expect(try NavigationPath(path.link(scheme: "x")) == path)
        }
    }

    @Test func whatHasNULInItHasItNoMore() {
        let path = NavigationPath(["a\0b", "\0", "c", ".\0."], query: [.init("\0"), .init("d\0", "\0e")])
        #expect(path == "/ab?d=e")
    }

    @Test func noTextIsTooStrangeToRead() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...40, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...127, using: &random) }
            guard let path = try? NavigationPath(String(decoding: bytes, as: UTF8.self)) else { continue }
            #expect(try NavigationPath(path.description) == path)
            #expect(!path.components.contains { ["", ".", ".."].contains($0) })
        }
        #expect(try NavigationPath(String(repeating: "/../a%41", count: 100_000)).components == ["aA"])
    }
}
