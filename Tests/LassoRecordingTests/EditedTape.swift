@testable import LassoRecording

extension Tape {
    /// Returns the tape with other events.
    func replacingEvents(with events: [TapeEvent]) throws -> Tape {
        let lineEnd = UInt8(ascii: "\n")
        var bytes = try TapeCoding.encode(header) + [lineEnd]
        for event in events { bytes += try TapeLine(event).bytes }
        if !isCut { bytes += try TapeCoding.encode(TapeEnd()) + [lineEnd] }
        return try Tape(bytes: bytes)
    }
}
