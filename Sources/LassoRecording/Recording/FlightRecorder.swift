public import Lasso

/// Records what an application does, so that a run can be replayed: actions, changes, and outputs of stores, results of
/// effects, answers to questions, navigation, and what the user and other programs do.
///
/// ```swift
/// let recorder = FlightRecorder(of: identity)
/// AppFlow().start(with: root(of: window))
/// ```
///
/// Create it before the stores and flows. While the application works, values are only noted; they are described and
/// encoded at the end of the main actor's turn. With a file, acts of the user and of other programs are written at
/// once, but for a secret that is entered letter by letter.
///
/// `Codable` actions and results are recorded as values, others as descriptions. A `Secret` leaves nothing on the tape
/// but whether it was empty, wherever it is inside of a value, but texts that aren't secrets do. ``Tape/obstacles`` are
/// the events that can't be replayed.
@MainActor
public final class FlightRecorder {
    // The largest number of events that wait to be encoded, for long turns.
    private static let batchSize = 1_000

    private let header: TapeHeader
    private var buffer: TapeBuffer
    private let file: TapeFile?
    private var noted: [NotedEvent] = []
    private var secretTurns = SecretTurns()
    private var isFlushing = false
    // The number of events that the file has had no room for, and the first one; `nil` if there are none.
    private var missing: (count: Int, first: TapeEvent)?
    // Whether the file has its last line.
    private var isFileEnded = false
    private lazy var listener = RunListener(to: .current) { [weak self] event in self?.note(event) }

    /// Begins to record.
    ///
    /// - Parameters:
    ///   - identity: The identity of the application.
    ///   - limit: The largest number of bytes to keep in memory. If there are more, the oldest events are dropped. A
    ///     value larger than a quarter of the limit is kept only as a description. If one event causes more than half
    ///     of the limit, the rest is left out.
    public convenience init(of identity: ApplicationIdentity, limit: Int = 8_000_000) {
        self.init(header: TapeHeader(of: identity), limit: limit, file: nil)
    }

    /// Begins to record, also to a file, which keeps every event. What was written is there even if the program is
    /// killed. Acts of the user and of other programs are written before they take effect, so that the last act before
    /// a crash is in the file. That isn't so for an act that enters a secret like the act before it, such as the next
    /// letter of a password: it is written once it has done something else than that one, if it ever does.
    ///
    /// - Parameters:
    ///   - identity: The identity of the application.
    ///   - path: The path of the file. A new file replaces one that exists. Only the user can read it.
    ///   - limit: The largest number of bytes to keep in memory. If there are more, the oldest events are dropped. A
    ///     value larger than a quarter of the limit is kept only as a description. If one event causes more than half
    ///     of the limit, the rest is left out.
    /// - Throws: ``TapeError`` if the file can't be created. When it can't be written later, that is reported on
    ///   standard error, and tried again with the next events.
    public convenience init(
        of identity: ApplicationIdentity,
        toFile path: String,
        limit: Int = 8_000_000
    ) throws(TapeError) {
        self.init(header: TapeHeader(of: identity), limit: limit, file: try TapeFile(path: path))
    }

    /// Begins to record.
    ///
    /// - Parameters:
    ///   - header: The header of the tape.
    ///   - limit: The largest number of bytes to keep in memory.
    ///   - file: The file; `nil` if there is none.
    init(header: TapeHeader, limit: Int, file: TapeFile?) {
        precondition(
            limit > 0,
            "FlightRecorder(of:limit:): the limit is \(limit) bytes. Pass at least the room of a few events, such as 100,000."
        )
        (self.header, self.file) = (header, file)
        buffer = TapeBuffer(limit: limit)
        file?.append(Self.line(header))
        listener.begin()
        if file != nil { ProgramExit.add(self) }
    }

    isolated deinit { stop() }

    /// Ends the recording. ``tape`` stays. On return, everything is in the file, if there is one. In the middle of a
    /// turn, such as in an action, that is the turn until now, and the tape in the file is cut: ``Tape/isCut``.
    ///
    /// The recording also ends when the recorder is released, when the program exits on its main thread, and when the
    /// display of an application goes away.
    public func stop() {
        listener.end()
        flush()
        keepUnendedTurn()
        // There may be room again.
        if let missingLine, file?.append(missingLine, isWaitedFor: true) == true { missing = nil }
        endFile()
        file?.writeWaiting()
    }

    /// The tape until now, without the turn that has not ended, such as the action in which this property is read.
    public var tape: Tape {
        do {
            return try Tape(bytes: bytes)
        } catch {
            preconditionFailure("The flight recorder can't read its own tape: \(error)")
        }
    }

    /// The contents of a file with the ``tape``.
    public var bytes: [UInt8] {
        flush(leavingOutTurn: true)
        // The beginning of the turn may have been encoded before, and kept.
        let isTurnKept = listener.isInTurn && noted.first?.isNested != false && !secretTurns.isHolding
        var header = header
        header.dropped = buffer.droppedCount
        return Self.line(header) + (isTurnKept ? buffer.bytesBeforeTurn : buffer.bytes) + Self.line(TapeEnd())
    }

    private static func line(_ content: some Encodable) -> [UInt8] {
        do {
            return try TapeCoding.encode(content) + [UInt8(ascii: "\n")]
        } catch {
            preconditionFailure("The header or the end of a tape can't be encoded: \(error)")
        }
    }

    private func note(_ event: NotedEvent) {
        noted.append(event)
        if let file, event.isCause {
            // It may be the one that stops the program.
            encode(noted.count, isWaitedFor: true)
            return file.writeWaiting()
        }
        guard noted.count < Self.batchSize else { return encode(noted.count) }
        guard !isFlushing else { return }
        isFlushing = true
        Task { [weak self] in self?.flush() }
    }

    /// Encodes what was noted.
    ///
    /// - Parameter isTurnLeftOut: Whether the events of a turn that hasn't ended wait.
    private func flush(leavingOutTurn isTurnLeftOut: Bool = false) {
        isFlushing = false
        // Not with the listener's closure, because at the end, the recorder is being released.
        if let place = listener.takePlace() { noted.append(place) }
        guard listener.isInTurn else { return encode(noted.count, endingTurn: true) }
        let beginning = noted.lastIndex { !$0.isNested }
        // The beginning may have been encoded.
        encode(isTurnLeftOut ? beginning ?? 0 : noted.count, endingTurn: isTurnLeftOut && beginning != nil)
    }

    /// Encodes a number of events.
    ///
    /// - Parameters:
    ///   - count: The number.
    ///   - isEnd: Whether the turn of the last one has ended.
    ///   - isWaitedFor: Whether the caller waits until they are in the file.
    private func encode(_ count: Int, endingTurn isEnd: Bool = false, isWaitedFor: Bool = false) {
        let noted = noted[..<count]
        self.noted.removeFirst(count)
        var lines: [TapeLine] = []
        for event in noted { secretTurns.add(event.line(withValueAtMost: buffer.valueLimit), to: &lines) }
        if isEnd { secretTurns.endTurn(addingTo: &lines) }
        write(lines, isWaitedFor: isWaitedFor)
    }

    /// Keeps the turn in which the recording ends, also if it is the same as the one before until now: it may be the
    /// one that ends the program.
    private func keepUnendedTurn() {
        guard secretTurns.isHolding else { return }
        var lines: [TapeLine] = []
        secretTurns.keepHeld(addingTo: &lines)
        write(lines, isWaitedFor: false)
    }

    /// Ends the file, unless something is missing in it: the rest of the turn, or what there was no room for.
    private func endFile() {
        guard let file, !isFileEnded, !listener.isInTurn, missing == nil else { return }
        isFileEnded = file.append(Self.line(TapeEnd()), isWaitedFor: true)
    }

    /// Keeps lines in memory, and appends them to the file.
    private func write(_ lines: [TapeLine], isWaitedFor: Bool) {
        var bytes: [UInt8] = []
        for line in lines {
            let lineBytes = line.bytes
            buffer.append(lineBytes, of: line.event)
            if file != nil { bytes += lineBytes }
        }
        guard let file, !lines.isEmpty else { return }
        if file.append((missingLine ?? []) + bytes, isWaitedFor: isWaitedFor) {
            missing = nil
        } else {
            missing = (count: (missing?.count ?? 0) + lines.count, first: missing?.first ?? lines[0].event)
        }
    }

    /// The line that says how many events are missing in the file; `nil` if none are.
    private var missingLine: [UInt8]? {
        missing.map { missing in
            let reason = "The file couldn't be written."
            let event = TapeEvent.missing(missing.count, at: missing.first, because: reason)
            return TapeLine(event: event, value: nil).bytes
        }
    }
}
