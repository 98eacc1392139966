import FlowCases
import Foundation
import Lasso
import LassoGtk
import LassoRecording
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// The test that `lasso-replay --test` writes for a run of the demo. It is in `RecordedRunTest.swift`, so that it is
/// known to compile and to pass.
@Suite(.ownWindows, .resettingMocks)
struct RecordedDemoTests {
    /// The demo as a user starts it, with an account and settings in memory.
    private final class RecordedDemo: DemoApplication {
        override func prepare() async throws { prepare(with: UnkeptSettings("the recording")) }

        override func start(in window: WindowController) {
            DemoFlow(accounts: FakeAccounts(["ann": "correct horse"])).start(with: root(of: window))
        }
    }

    private static let path = (#filePath as String).replacing("RecordedDemoTests", with: "RecordedRunTest")
    private static let readmePath = (#filePath as String).replacing(#/Tests/LassoDemoTests.+/#, with: "README.md")

    @Test func theProgramWritesTheTestThatIsCompiled() async throws {
        let tape = TestFile(), test = TestFile()
        let bytes = try await recordRun()
        try Data(bytes).write(to: URL(fileURLWithPath: tape.path))
        let replay = try await TestProgram.run("lasso-replay", ["--test", test.path, tape.path])
        try #require(replay.status == 0, "\(replay.output)")
        let written = try test.bytes
        if ProcessInfo.processInfo.environment["LASSO_RECORDED_TEST"] == "1" {
            try Data(written).write(to: URL(fileURLWithPath: Self.path))
        }
        let isCompiled = try written == [UInt8](Data(contentsOf: URL(fileURLWithPath: Self.path)))
        #expect(
            isCompiled,
            """
            The program writes another test than the one that is compiled. "make recorded-test" replaces that one by
            this:
            \(String(decoding: written, as: UTF8.self))
            """
        )
    }

    /// Records a run of the demo.
    ///
    /// - Returns: What a report of a problem contains then.
    private func recordRun() async throws -> [UInt8] {
        let application = RecordedDemo()
        try await application.launch()
        let window = application.openWindow()
        defer { window.close() }
        let recorder = try #require(application.recorder)
        try await eventually { recorder.tape.events.contains { $0.kind == .effectEnd } }
        try await ProblemFlowTests.logInAndCount(in: window)
        return recorder.bytes
    }

    @Test func theReadmeShowsPartsOfTheTest() throws {
        let readme = try String(contentsOfFile: Self.readmePath, encoding: .utf8)
        let test = try String(contentsOfFile: Self.path, encoding: .utf8)
        let shown = try #require(readme.split(separator: "func recordedRun").last?.split(separator: "```").first)
        for line in shown.split(separator: "\n") where line != "    // …" {
            #expect(test.contains(line), "\(line) isn't in the test.")
        }
    }
}
