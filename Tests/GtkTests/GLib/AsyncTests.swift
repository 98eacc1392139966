import Foundation
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import Gtk

/// Tests of pairs of C functions that are wrapped as asynchronous methods.
@Suite(.display) struct AsyncTests {
    @Test func aResultIsReturned() async throws {
        let path = NSTemporaryDirectory() + "lasso-gtk-async-\(UUID().uuidString)"
        try Data("text".utf8).write(to: URL(fileURLWithPath: path))
        let contents = try await GtkTesting.result { try await AnyFile(path: path).loadContents() }
        #expect(String(decoding: contents.contents, as: UTF8.self) == "text")
        try await GtkTesting.result { try await AnyFile(path: path).delete(0) }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func aFailureIsThrown() async throws {
        let error = await #expect(throws: GLibError.self) {
            try await GtkTesting.result { try await AnyFile(path: "/nowhere/at-all").loadContents() }
        }
        #expect(error?.matches(IOErrorEnum.notFound) == true)
    }

    @Test func aCancelledTaskEndsWithACancellation() async throws {
        let task = Task {
            // Nothing is written to the other end, so only the cancellation ends it.
            try await Self.silentStream().readBytes(count: 16, ioPriority: 0)
        }
        try await Task.sleep(for: .milliseconds(20))
        GtkTesting.turnMainLoopOnce()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await GtkTesting.result { try await task.value } }
    }

    @Test func aTaskThatWasCancelledBeforeEndsWithACancellation() async throws {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await AnyFile(path: "/").queryInfo("*", flags: [], ioPriority: 0).name
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await GtkTesting.result { try await task.value } }
    }

    private static func silentStream() throws -> GioInputStream {
        let process = try Subprocess.sleeping()
        guard let pipe = process.stdoutPipe else { throw CancellationError() }
        pipe.holdReference(to: process)
        return pipe
    }
}

extension Subprocess {
    fileprivate static func sleeping() throws -> Subprocess {
        try Subprocess(argv: ["sleep", "30"], flags: .stdoutPipe)
    }
}
