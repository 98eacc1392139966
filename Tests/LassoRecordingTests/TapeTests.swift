import Foundation
import Lasso
import RecordedFlow
import Testing

@testable import LassoRecording

@MainActor
struct TapeTests {
    private let header = """
        {"application":"org.example.Notes","began":0,"dropped":0,"language":"C","tape":1,"version":"1"}
        """

    private func error(of text: String) throws -> String {
        try #require(throws: TapeError.self) { try Tape(bytes: Array(text.utf8)) }.description
    }

    @Test func textsThatAreNoTapesAreRefused() throws {
        #expect(try error(of: "") == "The tape is empty.")
        #expect(try error(of: header) == "This is no tape: the first line isn't complete.")
        #expect(try error(of: "Milk\n") == "This is no tape: the first line isn't the header of one.")
        let newer = header.replacing(#""tape":1"#, with: #""tape":2"#)
        #expect(try error(of: newer + "\n").hasPrefix("The tape has the format 2, and this program reads only 1."))
        #expect(try error(of: header + "\nMilk\n").hasPrefix("Line 2 of the tape is damaged: "))
        let missing = try #require(throws: TapeError.self) { try Tape(path: "/nonexistent/tape") }
        #expect(missing.description == "/nonexistent/tape can't be read: No such file or directory.")
    }

    @Test func whatIsNoFileOrTooLargeIsNotRead() throws {
        // A device that has an end, so that it takes no memory if it is read.
        let device = try #require(throws: TapeError.self) { try Tape(path: "/dev/null") }
        #expect(device.description == "/dev/null can't be read: The file is a device, not a file.")
        let file = TestFile()
        try Data(repeating: 0, count: 101).write(to: URL(fileURLWithPath: file.path))
        let large = try #require(throws: TapeError.self) { try Tape(path: file.path, maximumSize: 100) }
        #expect(large.description == "\(file.path) can't be read: The file is larger than 100 bytes.")
    }

    @Test func aLastLineThatIsCutIsLeftOut() throws {
        let text = header + "\n" + #"{"kind":"start","of":"A","t":1}"# + "\n" + #"{"kind":"sta"#
        let tape = try Tape(bytes: Array(text.utf8))
        #expect(tape.isCut)
        #expect(tape.events.map(\.description) == ["A starts"])
        #expect(tape.readableText == "org.example.Notes 1, C\n0.000 A starts\nThe end is missing.")
    }

    @Test func anyNumberOnATapeCanBeRead() throws {
        let text = header + "\n" + #"{"kind":"selection","number":9223372036854775807,"of":"0","t":1}"# + "\n"
        let tape = try Tape(bytes: Array(text.utf8))
        #expect(tape.readableText.hasSuffix("select 9223372036854775807 in 0"))
        let event = try #require(tape.events.first)
        #expect(throws: TapeError.self) { try RunScene().perform(event) }
    }

    @Test func whatIsBeingDoneIsNotOnTheTape() throws {
        let notes = RecordedNotes()
        let count = notes.recorder.tape.events.count
        var countInAction: Int?
        try notes.perform { window in
            let observation = StoreTracing.add(DuringActions { countInAction = notes.recorder.tape.events.count })
            defer { observation.cancel() }
            try notes.send(.didUpdateUsername("a"), to: LoginModule.self)
        }
        #expect(countInAction == count)
        #expect(notes.recorder.tape.events.count == count + 2)
    }

    @Test func memoryIsBounded() throws {
        let notes = RecordedNotes(limit: 10_000)
        for index in 0..<500 {
            try notes.send(.didUpdateUsername("\(index)"), to: LoginModule.self)
            #expect(notes.recorder.bytes.count < 12_000)
        }
        let tape = notes.recorder.tape
        #expect(tape.events.count + tape.header.dropped == 500 * 2 + 4)
        #expect(tape.events.first?.isNested == false)
        #expect(tape.readableText.contains("\n\(tape.header.dropped) events before are missing.\n"))
    }

    @Test func aValueThatIsTooLargeIsOnlyDescribedAndLeavesTheOthers() throws {
        let notes = RecordedNotes(limit: 10_000)
        try notes.send(.didUpdateUsername(String(repeating: "a", count: 20_000)), to: LoginModule.self)
        try notes.send(.didUpdateUsername("ann"), to: LoginModule.self)
        let tape = notes.recorder.tape
        #expect(tape.header.dropped == 0)
        let (large, small) = try #require(tape.events.filter { $0.kind == .action }.pair)
        #expect(large.value == nil)
        #expect(large.obstacle?.hasPrefix("The value takes about 20") == true)
        #expect(large.text?.hasPrefix(".didUpdateUsername(\"aaa") == true)
        #expect(small.value != nil && small.obstacle == nil)
    }

    @Test func onlyAValueThatAReplayNeedsIsAnObstacleIfItIsTooLarge() throws {
        // A quarter of the limit is less than each event takes.
        let notes = RecordedNotes(limit: 200)
        try notes.send(.didUpdateUsername("ann"), to: LoginModule.self)
        let events = notes.recorder.tape.events
        #expect(events.contains { $0.kind == .change })
        #expect(events.filter { $0.obstacle != nil }.map(\.kind) == [.action])
    }
}

extension [TapeEvent] {
    /// The elements, if there are two.
    fileprivate var pair: (Element, Element)? { count == 2 ? (self[0], self[1]) : nil }
}

private final class DuringActions: StoreObserver {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    func store(_ store: AnyObject, willHandle action: Any) { work() }
}
