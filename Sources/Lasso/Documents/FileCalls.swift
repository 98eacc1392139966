/// The calls of a document's files that haven't returned yet.
///
/// A call may never return, for example because a network has gone. Only the document's own queue waits for the calls,
/// and the user can give them up.
@MainActor
final class FileCalls {
    private var lastNumber = 0
    private var awaited: Set<Int> = [] {
        didSet { if awaited.isEmpty != oldValue.isEmpty { onChange() } }
    }

    /// A closure called after ``areAwaited`` has changed.
    var onChange: @MainActor () -> Void = {}

    /// Whether a call hasn't returned.
    var areAwaited: Bool { !awaited.isEmpty }

    /// Calls the files.
    ///
    /// - Parameter call: A closure that calls them.
    /// - Returns: The result of the call.
    /// - Throws: The error of the call; `CancellationError` if it was given up meanwhile.
    func awaiting<Success>(_ call: () async throws -> Success) async throws -> Success {
        lastNumber += 1
        let number = lastNumber
        awaited.insert(number)
        let result: Result<Success, any Error>
        do {
            result = .success(try await call())
        } catch {
            result = .failure(error)
        }
        guard awaited.remove(number) != nil else { throw CancellationError() }
        return try result.get()
    }

    /// Forgets the calls that haven't returned. Their results are ignored.
    func giveUp() { awaited = [] }
}
