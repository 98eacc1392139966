import CGtk
import Glibc
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

    @Test func aNameThatIsNoTextIsNotThatOfAnotherFile() throws {
        let folder = "/tmp/lasso-gtk-names-\(g_get_monotonic_time())"
        try Files.createFolder(folder, mode: 0o700)
        let other = folder + "/caf\u{FFFD}"
        let nameless = Array((folder + "/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
        defer {
            unlink(nameless)
            rmdir(folder)
        }
        close(creat(nameless, 0o600))
        #expect(try Files.names(in: folder) == [])
        try Files.replace(other, with: [], mode: 0o600)
        #expect(try Files.names(in: folder) == ["caf\u{FFFD}"])
        try Files.remove(other)
        #expect(access(nameless, 0) == 0)
    }

    @Test func thePathInAnArgumentMayBeNoText() {
        #expect(AnyFile(argument: Array("/tmp/caf".utf8) + [0xE9, 0]).uri == "file:///tmp/caf%E9")
    }
}
