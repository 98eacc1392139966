import CGtk

/// A reader that waits for tasks, which an input starts.
protocol WaitingReader: Reader {
    /// Reads an input.
    ///
    /// - Parameter input: The bytes.
    /// - Throws: ``Violation`` if something isn't true that has to be.
    static func readAndWait(_ input: [UInt8]) async throws
}

extension WaitingReader {
    /// Reads an input while the main loop runs. A test is a task itself, and calls ``readAndWait(_:)``.
    static func read(_ input: [UInt8]) throws {
        var result: Result<Void, any Error>?
        Task {
            do { result = .success(try await readAndWait(input)) } catch { result = .failure(error) }
        }
        while result == nil { g_main_context_iteration(nil, 1) }
        try result?.get()
    }
}
