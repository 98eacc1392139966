import LassoGtk
import Testing

final class PathFileTests {
    private let folder: TestFolder
    private var path: String { folder.path + "/new/folder/path" }

    init() throws {
        folder = try TestFolder()
    }

    deinit {
        folder.remove()
    }

    @Test func aPathIsReadAgainUntilNothingIsToBeKept() throws {
        let file = PathFile(path)
        #expect(file.load() == nil)
        let saved = NavigationPath(["home", "a/b é\n"], query: [.init("q", "%")])
        file.save(saved)
        #expect(PathFile(path).load() == saved)
        file.save("/home")
        #expect(PathFile(path).load() == "/home")
        #expect(try Files.read(path) == Array("/home\n".utf8))
        file.save(nil)
        #expect(!Files.exists(path))
        file.save(nil)
    }

    @Test func whatIsWrongWithTheFileIsSaidOnce() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                // A file in place of the folder.
                let file = PathFile("/dev/null/path")
                file.save("/home")
                file.save("/home/account")
                file.save(nil)
                _ = file.load()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.occurrences(of: "could not be read or saved") == 1, "\(message)")
    }

    @Test(arguments: ["", "\n", "/home", "home\n", "/home\n/account\n", "/%zz\n", "lasso-demo:///home\n", "/\u{0}\n"])
    func aDamagedFileIsAsGoodAsNone(content: String) throws {
        try Files.createFolder(folder.path + "/new/folder", mode: 0o700)
        try Files.replace(path, with: Array(content.utf8), mode: 0o600)
        let file = PathFile(path)
        #expect(file.load() == nil)
        file.save("/home")
        #expect(file.load() == "/home")
    }
}

extension String {
    /// Returns the number of occurrences of a text in this string.
    fileprivate func occurrences(of text: String) -> Int {
        indices.count { self[$0...].hasPrefix(text) }
    }
}
