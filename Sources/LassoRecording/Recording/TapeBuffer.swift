/// The newest lines of a tape, up to a number of bytes.
struct TapeBuffer {
    private struct Segment {
        var bytes: [UInt8] = []
        var lineCount = 0
    }

    /// The largest number of bytes of a line. A larger line would push too many of the others out.
    let lineLimit: Int
    private let limit: Int
    private let segmentSize: Int
    private var segments = [Segment()]
    private var byteCount = 0
    /// The number of lines that were dropped.
    private(set) var droppedCount = 0

    /// Creates a buffer.
    ///
    /// - Parameter limit: The largest number of bytes to keep.
    init(limit: Int) {
        self.limit = limit
        segmentSize = max(1, limit / 16)
        lineLimit = limit / 4
    }

    /// The lines that are kept.
    var bytes: [UInt8] { Array(segments.map(\.bytes).joined()) }

    /// Adds a line. If there are too many bytes then, the oldest segment is dropped.
    ///
    /// - Parameters:
    ///   - line: The line, with its end.
    ///   - beginsTurn: Whether a tape could begin with it.
    mutating func append(_ line: [UInt8], beginsTurn: Bool) {
        if beginsTurn, segments[segments.count - 1].bytes.count >= segmentSize { segments.append(Segment()) }
        segments[segments.count - 1].bytes += line
        segments[segments.count - 1].lineCount += 1
        byteCount += line.count
        while byteCount > limit, segments.count > 1 {
            let dropped = segments.removeFirst()
            byteCount -= dropped.bytes.count
            droppedCount += dropped.lineCount
        }
    }
}
