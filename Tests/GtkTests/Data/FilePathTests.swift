import Testing

@testable import Gtk

struct FilePathTests {
    /// GIO crashes with such a URI.
    @Test(arguments: ["resource:///te%e%", "resource:///%00"])
    func theURIOfAResourceMayHaveInvalidEscapes(uri: String) {
        let expected = uri.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
        #expect(AnyFile(uri: uri).uri == expected)
        #expect(AnyFile(argument: uri).uri == expected)
    }

    @Test func anArgumentIsAPathOrAURI() {
        #expect(AnyFile(argument: "/tmp/a b").uri == "file:///tmp/a%20b")
        #expect(AnyFile(argument: "test:///a%").uri == "test:///a%")
    }

    @Test func thePathInAnArgumentMayBeNoText() {
        #expect(AnyFile(argument: Array("/tmp/caf".utf8) + [0xE9, 0]).uri == "file:///tmp/caf%E9")
    }
}
