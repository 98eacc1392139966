import FlowCases
import Foundation
import Testing

/// The inputs of a reader that the package keeps.
struct Corpus {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fuzzing/Corpora").standardizedFileURL

    /// The names of all corpora.
    static var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
    }

    private let reader: any Reader.Type
    private let files: [URL]

    init(of name: String) throws {
        reader = try #require(AllReaders[name])
        let folder = Self.folder.appendingPathComponent(name)
        files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    /// Reads all inputs, and records each that isn't read as it has to be.
    func read() throws {
        try #require(!files.isEmpty)
        CommandLineReader.run = { arguments in
            guard let status = try CommandLineRun(arguments).status else {
                throw Violation("a signal has ended \(arguments)")
            }
            return status
        }
        for file in files {
            let input = try Data(contentsOf: file)
            #expect(input.count <= reader.largestInput, "\(file.path) is larger than what is tried")
            #expect(throws: Never.self, "\(file.path)") { try reader.read([UInt8](input)) }
        }
    }
}
