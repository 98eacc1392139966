import Foundation
import RecordedFlow
import Testing

@testable import LassoRecording

@MainActor
struct KilledProgramTests {
    @Test func theTapeOfAKilledProgramIsReplayedUpToItsEnd() async throws {
        let path = NSTemporaryDirectory() + "lasso-recording-\(UUID().uuidString).tape"
        defer { unlink(path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("RecorderProgram")
        process.arguments = [path]
        try process.run()
        while try await Self.size(of: path) < 200_000 {}
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()

        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        // The kernel may have been writing a whole line.
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast(5) }
        let tape = try Tape(bytes: bytes)
        #expect(tape.isCut)
        #expect(tape.events.count > 100)
        let replay = TapeReplay(tape) { CounterFlow() }
        #expect(try await replay.run() == nil)
        #expect(replay.stepCount > 50)
    }

    private static func size(of path: String) async throws -> Int {
        try await Task.sleep(for: .milliseconds(5))
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
