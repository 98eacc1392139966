import Lasso

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A recorded run of an application.
///
/// A tape is a text: the header, each event, and the end are a JSON object on a line of its own.
///
/// ```swift
/// let tape = try Tape(path: "problem.tape")
/// print(tape.readableText)
/// ```
public struct Tape: Sendable {
    /// The header.
    public let header: TapeHeader
    /// The events, in order.
    public let events: [TapeEvent]
    /// Whether the end is missing, as after a crash. Consequences of the last event may be missing, too. A last line
    /// that was incomplete is left out.
    public let isCut: Bool

    /// The events that can't be replayed, without those of stores that the application creates outside of its flows,
    /// and of calls that it makes there.
    public var obstacles: [TapeEvent] { events(of: storesOfFlows).filter { $0.obstacle != nil } }

    /// Returns the events without those of other stores, and without the calls that no flow has made.
    ///
    /// - Parameter stores: The names of the stores; `nil` for all events.
    func events(of stores: Set<String>?) -> [TapeEvent] {
        guard let stores else { return events }
        let numbers = numbersOfCallsOfFlows
        return events.compactMap { event in
            guard event.isOfCall else {
                return !event.kind.isOfStore || stores.contains(event.subject ?? "") ? event : nil
            }
            guard let number = numbers[EffectName(of: event)] else { return nil }
            var event = event
            event.number = number
            return event
        }
    }

    /// The numbers of the calls that flows have made among those of flows. What calls before the first flow starts, or
    /// without a cause on the tape, is the application.
    private var numbersOfCallsOfFlows: [EffectName: Int] {
        let start = events.firstIndex { $0.kind == .start } ?? 0
        var numbers: [EffectName: Int] = [:], counts: [String: Int] = [:]
        for event in events[start...] where event.isOfCall && event.kind == .effect && !event.isCause {
            let name = EffectName(of: event)
            counts[name.id, default: 0] += 1
            numbers[name] = counts[name.id]
        }
        return numbers
    }

    /// The stores that a flow has created, as its start, or later as a consequence of something.
    var storesOfFlows: Set<String> { Self.storesOfFlows(in: events) }

    private static func storesOfFlows(in events: [TapeEvent]) -> Set<String> {
        guard let start = events.firstIndex(where: { $0.kind == .start }) else { return [] }
        let created = events[start...].filter { $0.kind == .store && ($0.isNested || $0.isConsequence) }
        return Set(created.compactMap(\.subject))
    }

    /// Returns the name of a store that handles an action of the user, although its creation isn't on the tape; `nil`
    /// if there is none.
    ///
    /// - Parameter onlyInFlow: Whether only a flow is replayed, so that stores outside of it don't matter.
    func storeBeforeRecording(onlyInFlow: Bool) -> String? {
        guard !onlyInFlow || !events.contains(where: { $0.kind == .start }) else { return nil }
        var created: Set<String> = []
        for event in events.prefix(while: { $0.kind != .missing && $0.kind != .continuation }) {
            let name = event.subject ?? ""
            if event.kind == .store { created.insert(name) }
            if event.kind == .action, event.isCause, !created.contains(name) { return name }
        }
        return nil
    }

    /// The time at which the first flow started, since the beginning of the recording, in microseconds.
    var startTime: Int { events.first { $0.kind == .start }?.time ?? 0 }

    /// Whether the window was open when the first flow started.
    var hasOpenWindowAtStart: Bool {
        let places = events.prefix { $0.kind != .start }.filter { $0.kind == .place }
        return places.last?.lines?.isEmpty == false
    }

    /// Reads a tape from a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``TapeError`` if the file can't be read, is larger than a gigabyte, or isn't a tape.
    public init(path: String) throws(TapeError) { try self.init(path: path, maximumSize: 1 << 30) }

    init(path: String, maximumSize: Int) throws(TapeError) {
        let bytes: [UInt8]
        do throws(StorageError) {
            bytes = try Self.contents(of: path, atMost: maximumSize)
        } catch {
            throw TapeError("\(path) can't be read: \(error)")
        }
        try self.init(bytes: bytes)
    }

    /// Reads a tape.
    ///
    /// - Parameter bytes: The text of the tape in UTF-8.
    /// - Throws: ``TapeError`` if the text isn't a tape.
    public init(bytes: [UInt8]) throws(TapeError) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let rest = lines.popLast() ?? []
        guard let first = lines.first else {
            throw TapeError(rest.isEmpty ? "The tape is empty." : "This is no tape: the first line isn't complete.")
        }
        header = try Self.header(first)
        let hasEnd = lines.count > 1 && lines.last.map(Self.isEnd) == true
        if hasEnd { lines.removeLast() }
        var events: [TapeEvent] = []
        for (index, line) in lines.enumerated().dropFirst() {
            do {
                events.append(try TapeCoding.decode(TapeEvent.self, from: line))
            } catch {
                throw TapeError("Line \(index + 1) of the tape is damaged: \(error).")
            }
        }
        self.events = Self.markingUncaused(events)
        isCut = !hasEnd || !rest.isEmpty
    }

    private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
        do {
            return try TapeCoding.decode(TapeEnd.self, from: line).end
        } catch {
            // It is the line of an event, or damaged.
            return false
        }
    }

    /// Returns events with an obstacle in those that nothing causes: what a store of a flow has done outside of a turn,
    /// and not as a consequence of one. Stores of the application do so when it starts, in a replay, too.
    private static func markingUncaused(_ events: [TapeEvent]) -> [TapeEvent] {
        let stores = storesOfFlows(in: events)
        return events.map { event in
            guard [.change, .output, .effect].contains(event.kind), !event.isNested, !event.isConsequence,
                event.obstacle == nil, stores.contains(event.subject ?? "")
            else { return event }
            var event = event
            event.obstacle =
                "Nothing on the tape causes it. Send the store an action, instead of calling a method of it."
            return event
        }
    }

    private static func header(_ line: ArraySlice<UInt8>) throws(TapeError) -> TapeHeader {
        let header: TapeHeader
        do {
            header = try TapeCoding.decode(TapeHeader.self, from: line)
        } catch {
            throw TapeError("This is no tape: the first line isn't the header of one.")
        }
        guard header.tape == TapeHeader.currentVersion else {
            throw TapeError(
                "The tape has the format \(header.tape), and this program reads only \(TapeHeader.currentVersion). "
                    + "Use the version of the library that the application was made with."
            )
        }
        return header
    }

    private static func contents(of path: String, atMost maximumSize: Int) throws(StorageError) -> [UInt8] {
        try FileStatus(path: path)?.requireFile(atMost: maximumSize)
        guard let file = fopen(path, "r") else { throw readingError() }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            bytes += buffer[..<count]
            // The file may be growing.
            try FileStatus.Kind.file.requireFile(ofSize: bytes.count, atMost: maximumSize)
            if count == buffer.count { continue }
            guard ferror(file) == 0 else { throw readingError() }
            return bytes
        }
    }

    private static func readingError() -> StorageError { .failed(String(cString: strerror(errno)) + ".") }

    /// The tape for people: a line for each event, with the time in seconds.
    public var readableText: String {
        let title = "\(header.application) \(header.version), \(header.language)"
        let missing = header.dropped > 0 ? ["\(header.dropped) events before are missing."] : []
        let lines = events.map { event in
            let indentation = event.isNested ? "    " : event.isCause ? "" : "  "
            return "\(Self.seconds(event.time)) \(indentation)\(event.textWithObstacle)"
                .replacing("\n", with: "\n      ")
        }
        return ([title] + missing + lines + (isCut ? ["The end is missing."] : [])).joined(separator: "\n")
    }

    /// Returns a time in seconds with three decimals.
    static func seconds(_ microseconds: Int) -> String {
        let milliseconds = microseconds / 1_000
        let decimals = "\(1_000 + milliseconds % 1_000)".dropFirst()
        return "\(milliseconds / 1_000).\(decimals)"
    }
}
