import Lasso

/// An effect that waits for its result.
@MainActor
final class HeldEffect {
    /// The type of the result.
    let type: Any.Type
    /// A closure that passes a report of the work's progress to the store; `nil` if the work reports none.
    let report: (@MainActor (TaskProgress) -> Void)?
    /// Whether the program may need its end to go on.
    let isAwaited: Bool
    private let isOfType: (Any) -> Bool
    private let waiting = WaitingTasks<Void, Void>()
    private var result: Result<Any, any Error> = .failure(CancellationError())

    /// Whether it has a result, or was canceled.
    var hasEnded: Bool { waiting.tasks.isEmpty }

    init<Value>(
        _ type: Value.Type,
        isAwaited: Bool,
        reporting report: (@MainActor (TaskProgress) -> Void)?
    ) {
        (self.type, self.isAwaited, self.report) = (type, isAwaited, report)
        isOfType = { $0 is Value }
    }

    /// Returns whether a value has the type of the result.
    func accepts(_ value: Any) -> Bool { isOfType(value) }

    /// Waits for the result.
    func wait() async throws -> Any {
        try await waiting.wait(for: ())
        return try result.get()
    }

    /// Gives the result, unless there is one.
    func end(_ result: Result<Any, any Error>) {
        guard let task = waiting.tasks.first else { return }
        self.result = result
        waiting.end(task, with: ())
    }

    // MARK: Results of tapes

    /// Returns the result that a tape has.
    ///
    /// - Parameter event: The event of the effect's end.
    /// - Throws: ``TapeError`` if the tape has only a description, or a value that can't be decoded.
    func result(of event: TapeEvent) throws(TapeError) -> Result<Any, any Error> {
        if event.isFailure { return .failure(try Self.error(of: event)) }
        if type == Void.self { return .success(()) }
        guard let value = event.value else {
            if let known = Self.known(type, describedBy: event.result) { return .success(known) }
            throw TapeError(event.obstacle ?? "The result isn't on the tape.")
        }
        guard let type = type as? any Decodable.Type else {
            throw TapeError("\(type) isn't Codable now. Declare it Codable, as it was on the tape.")
        }
        return .success(try Self.decode(type, value))
    }

    /// Returns the progress that a tape has.
    ///
    /// - Parameter event: The event of the report.
    /// - Throws: ``TapeError`` if the tape has no progress there.
    nonisolated static func progress(of event: TapeEvent) throws(TapeError) -> TaskProgress {
        guard let value = event.value else { throw TapeError("The progress isn't on the tape.") }
        return try value.decoded(as: TaskProgress.self)
    }

    private static func error(of event: TapeEvent) throws(TapeError) -> any Error {
        let standIn = RecordedError(description: event.result ?? "")
        guard let name = event.type, let type = _typeByName(name) else { return standIn }
        if type == CancellationError.self { return CancellationError() }
        if let value = event.value, let type = type as? any Decodable.Type,
            let error = try decode(type, value) as? any Error
        {
            return error
        }
        return known(type, describedBy: event.result) as? any Error ?? standIn
    }

    /// Returns the case of an enumeration that lists its cases.
    nonisolated static func known(_ type: Any.Type, describedBy text: String?) -> Any? {
        (type as? any CaseIterable.Type)?.cases.first { ValueDescription.text(of: $0) == text }
    }

    /// Decodes a value of a tape.
    nonisolated static func decode(_ type: any Decodable.Type, _ value: TapeValue) throws(TapeError) -> Any {
        func decoded<Value: Decodable>(_ type: Value.Type) -> Result<Any, TapeError> {
            Result { () throws(TapeError) in try value.decoded(as: type) }
        }
        return try decoded(type).get()
    }
}

extension CaseIterable {
    fileprivate static var cases: [Any] { allCases.map { $0 as Any } }
}
