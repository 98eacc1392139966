import FlowCases
import Foundation
import Testing

/// Tests of a program that runs no tests.
struct StoreProgramTests {
    @Test func nothingIsMockedWhereNoTestsRun() async throws {
        let (output, errors) = try await run(tracing: nil)
        #expect(output == "original false false\n")
        #expect(errors == "")
    }

    @Test func theEnvironmentAsksForATrace() async throws {
        let (output, errors) = try await run(tracing: "1")
        #expect(output == "original false false\n")
        #expect(errors == "CountStore ▶ .didTap\n  CountStore.state.count: 0 → 1\nCountStore ◀ .didTap\n")
        #expect(try await run(tracing: "0").errors == "")
    }

    private func run(tracing: String?) async throws -> (output: String, errors: String) {
        try await onOwnThread {
            let process = Process()
            process.executableURL = Self.products.appendingPathComponent("StoreProgram")
            process.environment = ProcessInfo.processInfo.environment.merging(["LASSO_TRACE": tracing ?? ""]) { $1 }
            let output = Pipe()
            let errors = Pipe()
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
            let errorData = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (String(decoding: outputData, as: UTF8.self), String(decoding: errorData, as: UTF8.self))
        }
    }

    /// The folder where the package manager puts programs, including the test runner.
    private static var products: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
