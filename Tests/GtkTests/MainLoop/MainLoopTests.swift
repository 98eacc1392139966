import Foundation
import LassoGtkTestUtilities
import Testing

/// Tests of the main loop in a separate program, which owns its main thread.
@Suite(.display)
struct MainLoopTests {
    @Test(arguments: ["resume", "hops", "idle", "fairness", "descriptors", "progress", "self-test"])
    func swiftsMainActorLivesInGlibsLoop(check: String) throws {
        try expectToPass(check)
    }

    @Test func noOtherThreadIsWokenUpWhileTheLoopIsIdle() throws {
        try expectToPass("idle-threads")
    }

    @Test func eachOfSeveralSignalsIsHandledOnceByOneDescriptor() throws {
        try expectToPass("signals")
    }

    @Test func aSecondSignalEndsAProgramThatHangs() throws {
        let (process, pipe) = try start("hang")
        // Until the program hangs.
        #expect(String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self) == "hangs\n")
        // A terminal that closes sends a signal twice.
        kill(process.processIdentifier, SIGTERM)
        kill(process.processIdentifier, SIGTERM)
        usleep(1_200_000)
        #expect(process.isRunning)
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == SIGTERM)
    }

    private func expectToPass(_ check: String) throws {
        let (status, output) = try run(check)
        #expect(output == "passed\n")
        #expect(status == 0)
    }

    private func run(_ check: String) throws -> (status: Int32, output: String) {
        let (process, pipe) = try start(check)
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    private func start(_ check: String) throws -> (process: Process, output: Pipe) {
        let process = Process()
        process.executableURL = Self.products.appendingPathComponent("MainLoopProgram")
        process.arguments = [check]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        return (process, pipe)
    }

    /// The folder where the package manager puts programs, including the test runner.
    private static var products: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
