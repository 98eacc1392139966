import Lasso
import RecordedFlow

@testable import LassoRecording

/// Tapes: their lines, the tape for people, and what each event does in a flow that is replayed.
enum TapeReader: Reader {
    nonisolated static let name = "Tapes"
    static let largestInput = 16_384

    static func read(_ input: [UInt8]) throws {
        let tape: Tape
        do throws(TapeError) { tape = try Tape(bytes: input) } catch {
            try require(!error.description.isEmpty, "a tape is refused without a reason")
            return
        }
        try checkLines(of: tape, input)
        try checkText(of: tape)
        let turns = TapeTurn.turns(of: tape, stores: nil).turns
        let count = turns.reduce(0) { $0 + 1 + $1.consequences.count }
        try require(count <= tape.events.count, "there are more events in the turns than on the tape")
        try replay(turns.prefix(100).map(\.event))
    }

    /// Checks that each line but that of the end is an event, and the same one when it is written and read again.
    private static func checkLines(of tape: Tape, _ input: [UInt8]) throws {
        let lineCount = input.count { $0 == UInt8(ascii: "\n") }, endCount = lineCount - 1 - tape.events.count
        try require((0...1).contains(endCount), "\(lineCount) lines have \(tape.events.count) events")
        let isComplete = endCount == 1 && input.last == UInt8(ascii: "\n")
        try require(tape.isCut != isComplete, "the tape doesn't say whether it is cut")
        let bytes = try written(tape)
        let again = try Tape(bytes: bytes)
        try require(again.header == tape.header, "the header is another one when it is read again")
        try require(again.isCut == tape.isCut, "the end is another one when it is read again")
        // A number that is none isn't equal to itself, so the bytes are compared.
        try require(try written(again) == bytes, "the events are others when they are read again")
    }

    private static func written(_ tape: Tape) throws -> [UInt8] {
        let end = UInt8(ascii: "\n")
        var lines = try [TapeCoding.encode(tape.header) + [end]] + tape.events.map { try TapeLine($0).bytes }
        if !tape.isCut { lines.append(try TapeCoding.encode(TapeEnd()) + [end]) }
        for line in lines { try require(line.firstIndex(of: end) == line.count - 1, "an event has several lines") }
        return lines.flatMap(\.self)
    }

    private static func checkText(of tape: Tape) throws {
        let lineCount = tape.readableText.count { $0.isNewline } + 1
        try require(lineCount >= tape.events.count + 1, "the tape for people has only \(lineCount) lines")
        for event in tape.obstacles {
            try require(event.obstacle != nil, "\(event) is an obstacle without a reason")
        }
    }

    /// Lets each event happen, or not, and prints it as a line of a test.
    private static func replay(_ events: [TapeEvent]) throws {
        let scene = try RunScene()
        ApplicationWindows.$scoped.withValue(scene.windows) {
            scene.window.open()
            NotesFlow(service: RealNotesService()).startAlone(in: scene.window)
        }
        defer {
            ApplicationWindows.$scoped.withValue(scene.windows) { scene.windows.all.forEach { $0.close() } }
        }
        for event in events {
            let lines = TestStep(event).lines
            try require(!lines.isEmpty, "\(event) is no line of a test")
            try require(
                PrintedCode.isHarmless(lines, structures: ["Account", "Note", "Price"]),
                "\(event) is code: \(lines)"
            )
            // A path is followed in a task, which would outlive the scene. PathReader reads paths.
            guard event.kind != .link, event.kind != .opening else { continue }
            do throws(TapeError) { try scene.perform(event) } catch {
                try require(!error.description.isEmpty, "\(event) isn't possible without a reason")
            }
            _ = scene.clock.advance(upTo: .microseconds(event.time))
            try require(!scene.place.isEmpty || scene.windows.all.isEmpty, "the place is unknown after \(event)")
        }
    }
}
