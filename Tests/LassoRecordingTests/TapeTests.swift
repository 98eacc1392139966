import FlowCases
import Foundation
import Lasso
import RecordedFlow
import Testing

@testable import LassoRecording

@MainActor
struct TapeTests {
    private let store = LoginStore()
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

    @Test func aTapeIsCutUnlessItHasAnEnd() throws {
        let start = header + "\n" + #"{"kind":"start","of":"A","t":1}"# + "\n", end = #"{"end":true}"#
        let tape = try Tape(bytes: Array((start + end + "\n").utf8))
        #expect(!tape.isCut)
        #expect(tape.readableText == "org.example.Notes 1, C\n0.000 A starts")
        for text in [start, start + end] {
            let cut = try Tape(bytes: Array(text.utf8))
            #expect(cut.isCut)
            #expect(cut.events == tape.events)
        }
        #expect(try error(of: start + end + "\n" + end + "\n").hasPrefix("Line 3 of the tape is damaged: "))
        #expect(try error(of: end + "\n") == "This is no tape: the first line isn't the header of one.")
    }

    @Test func anyNumberOnATapeCanBeRead() throws {
        let largest = "9223372036854775807"
        let selection = #"{"kind":"selection","number":\#(largest),"of":"0","t":1}"#
        let move = #"{"kind":"tabMove","number":\#(largest),"of":"0","t":1,"to":\#(largest)}"#
        let tape = try Tape(bytes: Array([header, selection, move, ""].joined(separator: "\n").utf8))
        #expect(tape.readableText.contains("select \(largest) in 0"))
        #expect(tape.readableText.contains("move tab \(largest) to place \(largest) in 0"))
        for event in tape.events {
            #expect(throws: TapeError.self) { try RunScene().perform(event) }
        }
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
        #expect(large.obstacle?.hasPrefix("The value takes more than 2500 bytes.") == true)
        #expect(large.text?.hasPrefix(".didUpdateUsername(\"aaa") == true)
        #expect(small.value != nil && small.obstacle == nil)
    }

    @Test func onlyAValueThatAReplayNeedsIsAnObstacleIfItIsTooLarge() {
        let store = NamedStore(self.store, name: "LoginModule#1")
        var noted = NotedEvent(content: .action(store, LoginModule.Action.didUpdateUsername("ann")))
        #expect(noted.line(withValueAtMost: 10).event.obstacle != nil)
        noted.isNested = true
        #expect(noted.line(withValueAtMost: 10).event.obstacle == nil)
    }

    @Test func theEncodingOfALargeValueIsGivenUpEarly() {
        let counter = Counter(), elements = Array(repeating: CountedElement(counter: counter), count: 100_000)
        let noted = NotedEvent(content: .action(NamedStore(store, name: "LoginModule#1"), elements))
        #expect(noted.line(withValueAtMost: 1_000).value == nil)
        #expect(counter.count > 0 && counter.count <= 1_000)
    }

    @Test func aLineIsTheSameEventWhenItIsRead() throws {
        var event = TapeEvent(.effectEnd, of: "A#1", text: "\u{1} \"é\" \\ /\u{2028}\n", number: -1, lines: ["a", ""])
        (event.time, event.isNested, event.isConsequence, event.isFailure) = (7, true, true, true)
        (event.result, event.obstacle, event.window, event.type, event.destination) = ("b", "c", "d", "e", 2)
        event.value = .object(["f": .array([.null, .number(0.5)])])
        let text = try header + "\n" + String(decoding: TapeLine(event).bytes, as: UTF8.self)
        #expect(try Tape(bytes: Array(text.utf8)).events == [event])
    }

    @Test func memoryIsBoundedWithinATurn() throws {
        try ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = FlightRecorder(of: RecordedNotes.identity, limit: 10_000), store = BurstStore()
            store.dispatchAction(.didTapIncrement)
            #expect(recorder.bytes.count < 12_000)
            let events = recorder.tape.events
            let missing = try #require(events.last)
            #expect(missing.kind == .missing && missing.obstacle != nil)
            #expect(events.count { $0.kind == .change } + (missing.number ?? 0) == 1_000)
            // The next turn has room again.
            CounterStore().dispatchAction(.didTapIncrement)
            #expect(recorder.tape.events.suffix(4).map(\.kind) == [.missing, .store, .action, .change])
        }
    }

    @Test func theIdentifiersOfEffectsAreForgotten() {
        let named = NamedStore(store, name: "LoginModule#1")
        #expect((1...3).map { _ in named.nextNumber(ofEffect: "a") } == [1, 2, 3])
        for id in 0..<10_000 { _ = named.nextNumber(ofEffect: id) }
        #expect(named.effectCount <= NamedStore.maximumCount)
        // An effect may still be running.
        #expect(named.nextNumber(ofEffect: "a") > 3)
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

/// A store that changes its state a thousand times in each action.
private final class BurstStore: LassoStore<CounterModule> {
    override func handleAction(_ action: Action) {
        for _ in 0..<1_000 { update { $0.count += 1 } }
    }
}

private final class Counter {
    var count = 0
}

/// An element that counts how often it is encoded.
private struct CountedElement: Encodable {
    let counter: Counter

    func encode(to encoder: any Encoder) throws {
        counter.count += 1
        try counter.count.encode(to: encoder)
    }
}
