@testable import LassoRecording

extension Tape {
    /// Returns the tape with other events.
    func replacingEvents(with events: [TapeEvent]) throws -> Tape {
        let headerLine = try TapeCoding.encode(header) + [UInt8(ascii: "\n")]
        return try Tape(bytes: headerLine + events.flatMap { try TapeLine($0).bytes })
    }
}
