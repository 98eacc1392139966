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
    func read() async throws {
        try #require(!files.isEmpty)
        for file in files {
            let input = [UInt8](try Data(contentsOf: file))
            #expect(input.count <= reader.largestInput, "\(file.path) is larger than what is tried")
            if reader == CommandLineReader.self { try await runApplication(with: input) }
            if let reader = reader as? any WaitingReader.Type {
                await #expect(throws: Never.self, "\(file.path)") { try await reader.readAndWait(input) }
            } else {
                #expect(throws: Never.self, "\(file.path)") { try reader.read(input) }
            }
        }
    }

    /// Runs the application before `CommandLineReader` does, which can't wait without blocking the main actor.
    private func runApplication(with input: [UInt8]) async throws {
        guard let arguments = CommandLineReader.arguments(in: input) else { return }
        let run = try await CommandLineRun(arguments)
        CommandLineReader.run = { arguments in
            guard let status = run.status else { throw Violation("a signal has ended \(arguments)") }
            return status
        }
    }
}
