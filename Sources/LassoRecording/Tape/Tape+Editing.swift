extension Tape {
    /// Returns the tape with other events, as tests need it. It is read again, as from a file.
    ///
    /// - Parameter events: The events.
    /// - Throws: ``TapeError`` if they are no tape.
    package func replacingEvents(with events: [TapeEvent]) throws -> Tape {
        let lineEnd = UInt8(ascii: "\n")
        var bytes = try TapeCoding.encode(header) + [lineEnd]
        for event in events { bytes += try TapeLine(event).bytes }
        if !isCut { bytes += try TapeCoding.encode(TapeEnd()) + [lineEnd] }
        return try Tape(bytes: bytes)
    }
}
