import Glibc
import LassoGtk
import Testing

@testable import LassoDemo

final class WordListTests {
    private let folder: String

    init() throws {
        var template = Array("/tmp/lasso-words-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
    }

    isolated deinit {
        unlink("\(folder)/words")
        rmdir(folder)
    }

    private func write(_ bytes: some Sequence<UInt8>) throws {
        try Files.replace("\(folder)/words", with: Array(bytes), mode: 0o600)
    }

    private func words(_ pattern: SearchQuery) async throws -> [String] {
        try await WordList.words(matching: pattern, in: ["\(folder)/missing", "\(folder)/words"]).map(\.title)
    }

    @Test func theFirstFileThatExistsIsSearched() async throws {
        try write("spear\nPear\npear\n\nplum\npear\nstraße\n".utf8)
        #expect(try await words("pear") == ["Pear", "pear", "spear"])
        #expect(try await words("raß") == ["straße"])
    }

    @Test func withoutAFileThereAreCommonWords() async throws {
        #expect(try await words("pear") == ["pear", "pearl"])
        #expect(try await words("").count > 900)
    }

    @Test func aFileThatCannotBeReadIsToldWithItsReason() async throws {
        await #expect {
            _ = try await WordList.words(matching: "pear", in: [folder])
        } throws: {
            "\($0)".hasPrefix("“\(folder)” can't be used. ") && "\($0)".count > folder.count + 20
        }
        try write([0x70, 0xff])
        await #expect(throws: WordList.Failure(file: "\(folder)/words", reason: "It isn't a text in UTF-8.")) {
            try await words("p")
        }
    }

    @Test func aDeviceAndAPipeAreNotRead() async throws {
        try #require(mkfifo("\(folder)/words", 0o600) == 0)
        for (file, kind) in [("/dev/null", "a device"), ("\(folder)/words", "a pipe")] {
            let failure = WordList.Failure(file: file, reason: "The file is \(kind), not a file.")
            try await #require(throws: failure) { try await WordList.words(matching: "pear", in: [file]) }
        }
    }

    @Test func aFileThatIsTooLargeIsNotRead() async throws {
        try write([])
        try #require(truncate("\(folder)/words", 1 << 26 + 1) == 0)
        let failure = WordList.Failure(file: "\(folder)/words", reason: "The file is larger than 67,108,864 bytes.")
        try await #require(throws: failure) { try await words("pear") }
    }

    @Test func otherTasksGoOnWhileFilesAreWaitedFor() async throws {
        try write("pear".utf8)
        let file = open("\(folder)/words", O_RDWR | O_CLOEXEC)
        // Whoever reads the file waits for the program that is overwriting it.
        try #require(flock(file, LOCK_EX) == 0)
        let searches = (1...32).map { _ in
            Task.detached { [folder] in try await WordList.words(matching: "pear", in: ["\(folder)/words"]) }
        }
        await Task.detached {}.value
        close(file)
        for search in searches { #expect(try await search.value.map(\.title) == ["pear"]) }
    }
}
