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
        CommandLineReader.run = Self.runProgram
        for file in files {
            let input = try Data(contentsOf: file)
            #expect(input.count <= reader.largestInput, "\(file.path) is larger than what is tried")
            #expect(throws: Never.self, "\(file.path)") { try reader.read([UInt8](input)) }
        }
    }

    /// Runs the program whose command line is read, without a display. An application runs only on the main thread of
    /// its process, which no test has.
    private static func runProgram(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("CommandLineProgram")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.filter {
            !["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"].contains($0.key)
        }
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else { throw Violation("a signal has ended \(arguments)") }
        return process.terminationStatus
    }
}
