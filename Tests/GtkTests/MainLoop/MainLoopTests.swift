import Foundation
import LassoGtkTestUtilities
import Testing

/// Tests of the main loop in a separate program, which owns its main thread.
@Suite(.display)
struct MainLoopTests {
    @Test(arguments: ["resume", "hops", "idle", "fairness", "descriptors", "self-test"])
    func swiftsMainActorLivesInGlibsLoop(check: String) throws {
        try expectToPass(check)
    }

    @Test func noOtherThreadIsWokenUpWhileTheLoopIsIdle() throws {
        try expectToPass("idle-threads")
    }

    private func expectToPass(_ check: String) throws {
        let (status, output) = try run(check)
        #expect(output == "passed\n")
        #expect(status == 0)
    }

    private func run(_ check: String) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = Self.products.appendingPathComponent("MainLoopProgram")
        process.arguments = [check]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// The folder where the package manager puts programs, including the test runner.
    private static var products: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
