/// The calls of a document's files that haven't returned yet.
///
/// Files may never answer: a network goes away. Nothing but the document's own queue waits for them, and the user can
/// give them up.
@MainActor
final class FileAnswers {
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
    func awaiting<Answer>(_ call: () async throws -> Answer) async throws -> Answer {
        lastNumber += 1
        let number = lastNumber
        awaited.insert(number)
        let answer: Result<Answer, any Error>
        do {
            answer = .success(try await call())
        } catch {
            answer = .failure(error)
        }
        guard awaited.remove(number) != nil else { throw CancellationError() }
        return try answer.get()
    }

    /// Forgets the calls that haven't returned. Their answers are ignored.
    func giveUp() { awaited = [] }
}
