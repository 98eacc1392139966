/// The newest lines of a tape, up to a number of bytes.
struct TapeBuffer {
    private struct Segment {
        var bytes: [UInt8] = []
        var lineCount = 0
    }

    /// The largest number of bytes of a value. A larger one would push too many events out.
    let valueLimit: Int
    private let limit: Int
    private let segmentSize: Int
    // A tape begins with a turn, so what a turn has caused can't be dropped without it.
    private let turnLimit: Int
    private var segments = [Segment()]
    private var byteCount = 0
    private var turnByteCount = 0
    // The number of events of the newest turn for which there is no room, and the last one.
    private var missingCount = 0
    private var lastMissing: TapeEvent?
    /// The number of events that were dropped.
    private(set) var droppedCount = 0

    /// Creates a buffer.
    ///
    /// - Parameter limit: The largest number of bytes to keep.
    init(limit: Int) {
        self.limit = limit
        segmentSize = max(1, limit / 16)
        valueLimit = limit / 4
        turnLimit = limit / 2
    }

    /// The lines that are kept.
    var bytes: [UInt8] { allBytes + (missingLine ?? []) }

    /// The lines that are kept, without those of the newest turn.
    var bytesBeforeTurn: [UInt8] { Array(allBytes.dropLast(turnByteCount)) }

    private var allBytes: [UInt8] { Array(segments.map(\.bytes).joined()) }

    /// Adds a line. If there are too many bytes then, the oldest segment is dropped. Of a turn that alone takes too
    /// much, the end is left out.
    ///
    /// - Parameters:
    ///   - line: The line, with its end.
    ///   - event: Its event.
    mutating func append(_ line: [UInt8], of event: TapeEvent) {
        if event.isNested {
            guard missingCount == 0, turnByteCount + line.count <= turnLimit else {
                missingCount += 1
                lastMissing = event
                return
            }
        } else {
            if let missingLine { add(missingLine, ofEvents: missingCount) }
            (missingCount, lastMissing, turnByteCount) = (0, nil, 0)
            if segments[segments.count - 1].bytes.count >= segmentSize { segments.append(Segment()) }
        }
        add(line, ofEvents: 1)
    }

    private mutating func add(_ line: [UInt8], ofEvents count: Int) {
        segments[segments.count - 1].bytes += line
        segments[segments.count - 1].lineCount += count
        byteCount += line.count
        turnByteCount += line.count
        while byteCount > limit, segments.count > 1 {
            let dropped = segments.removeFirst()
            byteCount -= dropped.bytes.count
            droppedCount += dropped.lineCount
        }
    }

    /// The line that says how many events of the newest turn are missing; `nil` if none are.
    private var missingLine: [UInt8]? {
        lastMissing.map { event in
            let reason = "One turn takes too much memory. Create the FlightRecorder with a larger limit."
            return TapeLine(event: .missing(missingCount, at: event, because: reason), value: nil).bytes
        }
    }
}
