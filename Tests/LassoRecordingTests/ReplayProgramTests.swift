import FlowCases
import Foundation
import RecordedFlow
import Testing

@testable import LassoRecording

/// The program that replays tapes, as a user calls it.
@MainActor
struct ReplayProgramTests {
    private let tape = TestFile(), test = TestFile()

    private func record() async throws {
        #expect(try await TestProgram.run("RecorderProgram", [tape.path, "3"]).status == 0)
    }

    @Test func aTapeIsReplayedAndBecomesATest() async throws {
        try await record()
        let same = try await TestProgram.run("ReplayProgram", [tape.path])
        #expect(same.status == 0)
        #expect(same.output.hasPrefix("No difference. Steps: 3, "))
        #expect(try await TestProgram.run("ReplayProgram", [tape.path, "--test", test.path]).status == 0)
        #expect(
            String(decoding: try test.bytes, as: UTF8.self).hasPrefix(
                """
                import Lasso
                import LassoRecording
                import LassoTestUtilities
                import Testing

                @testable import RecordedFlow

                @Test @MainActor func recordedRun() async throws {
                    let run = await RecordedRun { CounterFlow() }
                    await run.expectPlace(
                """
            )
        )
    }

    @Test(arguments: [
        ("CounterIsThree", "counterIsThree"), ("URLOpens", "urlOpens"), ("login", "loginRun"),
        ("UI_two-steps", "uiTwoSteps"), ("2", "recordedRun"),
    ])
    func aTestIsNamedAfterItsFile(file: String, name: String) async throws {
        try await record()
        let folder = test.path + ".folder"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = "\(folder)/\(file).swift"
        #expect(try await TestProgram.run("ReplayProgram", [tape.path, "--test", path]).status == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("func \(name)() async"))
    }

    @Test func aFileThatExistsIsNotReplacedByATest() async throws {
        try await record()
        try Data("mine".utf8).write(to: URL(fileURLWithPath: test.path))
        let replay = try await TestProgram.run("ReplayProgram", [tape.path, "--test", test.path])
        #expect(replay.status == 2)
        #expect(replay.output.contains("The file \(test.path) exists already. Remove it, or name another one"))
        #expect(String(decoding: try test.bytes, as: UTF8.self) == "mine")
    }

    @Test func theTapeOfACrashBecomesATest() async throws {
        #expect(try await TestProgram.run("RecorderProgram", [tape.path, "trap"]).status == nil)
        let replay = try await TestProgram.run("ReplayProgram", [tape.path, "--test", test.path])
        #expect(replay.status == 0)
        #expect(replay.output.contains("The end of the tape is missing. It is replayed up to there."))
        #expect(String(decoding: try test.bytes, as: UTF8.self).contains("run.send(.didTapIncrement, "))
    }

    @Test func aTapeThatDiffersBecomesNoTest() async throws {
        try await record()
        let text = String(decoding: try tape.bytes, as: UTF8.self).replacing(
            "state.count: 1 → 2",
            with: "state.count: 1 → 3"
        )
        try Data(text.utf8).write(to: URL(fileURLWithPath: tape.path))
        for arguments in [[tape.path], [tape.path, "--test", test.path]] {
            let replay = try await TestProgram.run("ReplayProgram", arguments)
            #expect(replay.status == 1)
            #expect(replay.output.contains("Happened:    CounterModule#1 changes: state.count: 1 → 2"))
        }
        #expect(!FileManager.default.fileExists(atPath: test.path))
        #expect(try await TestProgram.run("ReplayProgram", ["/nonexistent/tape"]).status == 2)
    }
}
