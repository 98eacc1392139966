import Lasso
import LassoRecording

// Ends of calls that no store makes, as `recordedCall` does. Each fails the test, and throws the failure, if it isn't
// possible.
extension RecordedRun {
    /// Ends a call without a result.
    ///
    /// - Parameters:
    ///   - id: The identifier of the call.
    ///   - number: The number of the call among those with the same identifier.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such call, or if it has a result.
    public func endCall(
        _ id: String,
        call number: Int = 1,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await endCall(id, number, .success(()), TestLocation(file: file, line: line))
    }

    /// Ends a call with a result.
    ///
    /// - Parameters:
    ///   - id: The identifier of the call.
    ///   - number: The number of the call among those with the same identifier.
    ///   - value: The result.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such call, or the result has another type.
    public func endCall<Value>(
        _ id: String,
        call number: Int = 1,
        returning value: Value,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await endCall(id, number, .success(value), TestLocation(file: file, line: line))
    }

    /// Ends a call with an error.
    ///
    /// - Parameters:
    ///   - id: The identifier of the call.
    ///   - number: The number of the call among those with the same identifier.
    ///   - error: The error.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such call.
    public func endCall(
        _ id: String,
        call number: Int = 1,
        throwing error: any Error,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await endCall(id, number, .failure(error), TestLocation(file: file, line: line))
    }

    /// Ends a call with an error.
    ///
    /// - Parameters:
    ///   - id: The identifier of the call.
    ///   - number: The number of the call among those with the same identifier.
    ///   - json: The error as a tape has it.
    ///   - type: The type of the error.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such call, or the error can't be decoded.
    public func endCall<Failure: Error & Decodable>(
        _ id: String,
        call number: Int = 1,
        throwingJSON json: String,
        as type: Failure.Type,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let name = EffectName(store: "", id: id, number: number)
        try await take(TestLocation(file: file, line: line), of: name) { scene throws(TapeError) in
            try scene.end(name, throwingJSON: json, as: type)
        }
    }

    /// Ends a call with a result.
    ///
    /// - Parameters:
    ///   - id: The identifier of the call.
    ///   - number: The number of the call among those with the same identifier.
    ///   - json: The result as a tape has it.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such call, or the result can't be decoded.
    public func endCall(
        _ id: String,
        call number: Int = 1,
        returningJSON json: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let name = EffectName(store: "", id: id, number: number)
        try await take(TestLocation(file: file, line: line), of: name) { scene throws(TapeError) in
            try scene.perform(TapeEvent(.effectEnd, of: "", text: id, number: number, json: json))
        }
    }

    private func endCall(
        _ id: String,
        _ number: Int,
        _ result: Result<Any, any Error>,
        _ location: TestLocation
    ) async throws {
        let name = EffectName(store: "", id: id, number: number)
        try await take(location, of: name) { scene throws(TapeError) in try scene.end(name, with: result) }
    }
}
