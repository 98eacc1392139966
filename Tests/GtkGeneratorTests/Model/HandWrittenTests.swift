import Foundation
import Testing

@testable import GtkGenerator

/// The functions that the generator leaves to handwritten wrappers.
@Suite struct HandWrittenTests {
    @Test func everyFunctionIsNamedByAWrapper() throws {
        let names = try Self.handWrittenFiles().reduce(into: Set<String>()) { names, file in
            let text = try String(contentsOf: file, encoding: .utf8)
            let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
            names.formUnion(words.map(String.init))
        }
        #expect(HandWritten.functions.subtracting(names).sorted() == [])
    }

    /// Returns the sources of module `Gtk` that the generator doesn't write.
    private static func handWrittenFiles() throws -> [URL] {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/Gtk").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        return files.compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && !$0.pathComponents.contains("Generated") }
    }
}
