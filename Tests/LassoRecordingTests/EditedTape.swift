@testable import LassoRecording

extension Tape {
    /// Returns the tape with other events.
    func replacingEvents(with events: [TapeEvent]) throws -> Tape {
        let lines = try [TapeCoding.encode(header)] + events.map { try TapeCoding.encode($0) }
        return try Tape(bytes: lines.flatMap { $0 + [UInt8(ascii: "\n")] })
    }
}
