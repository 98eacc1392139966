import Lasso
import RecordedFlow
import Testing

@testable import LassoRecording

@MainActor
struct SecretTests {
    private struct Outer: Codable, Equatable {
        let name: String
        let secrets: [String: Inner]
    }

    private enum Inner: Codable, Equatable {
        case pair(Secret<String>, Secret<[UInt8]>?)
    }

    @Test func noSecretIsOnTheTape() async throws {
        let notes = RecordedNotes()
        let text = try await notes.recordWholeRun().readableText
        let bytes = String(decoding: notes.recorder.bytes, as: UTF8.self)
        for secret in ["hunter1", "hunter2", "token-of-ann"] {
            #expect(!text.contains(secret))
            #expect(!bytes.contains(secret))
        }
        #expect(bytes.contains(#"{"didUpdatePassword":{"_0":{"secret":"redacted"}}}"#))
    }

    @Test func theNumberOfLettersOfASecretIsNotOnTheTape() async throws {
        func record(_ secret: String) throws -> Tape {
            let notes = RecordedNotes()
            for count in 1...secret.count {
                try notes.send(.didUpdatePassword(Secret(String(secret.prefix(count)))), to: LoginModule.self)
            }
            try notes.send(.didTapLogin, to: LoginModule.self)
            return notes.recorder.tape
        }
        let short = try record("abc"), long = try record("abcdefg")
        #expect(short.events.map(\.description) == long.events.map(\.description))
        #expect(long.events.count { $0.kind == .action } == 2)
        let difference = try await TapeReplay(long) { NotesFlow(service: RealNotesService()) }.run()
        #expect(difference == nil)
    }

    @Test func whatChangesWithASecretStaysAtTheTimeOfTheFirstLetter() {
        var turns = SecretTurns(), lines: [TapeLine] = []
        for (index, change) in ["strength: 0 → 1", "strength: 1 → 2", "", "", ""].enumerated() {
            var action = TapeEvent(.action, "LoginModule#1", time: 10 + index)
            action.text = ".didUpdatePassword(Secret<String>(…))"
            var consequence = TapeEvent(.change, "LoginModule#1", time: 10 + index)
            (consequence.lines, consequence.isNested) = ([change], true)
            for event in [action, consequence] { turns.add(TapeLine(event: event, value: nil), to: &lines) }
        }
        turns.endTurn(addingTo: &lines)
        #expect(lines.map(\.event.kind) == [.action, .change, .action, .change, .action, .change])
        #expect(lines.allSatisfy { $0.event.time == 10 })
    }

    @Test func aTurnWithMoreThanChangesOfItsStoreStays() {
        var turns = SecretTurns(), lines: [TapeLine] = []
        var action = TapeEvent(.action, "LockModule#1"), output = TapeEvent(.output, "LockModule#1")
        (action.text, output.isNested) = (".didEnterPIN(Secret<String>(…))", true)
        for (index, event) in [action, output, action, output, action, action, output, action, output].enumerated() {
            var event = event
            event.time = 10 * index
            turns.add(TapeLine(event: event, value: nil), to: &lines)
        }
        turns.endTurn(addingTo: &lines)
        #expect(
            lines.map(\.event.kind) == [
                .action, .output, .action, .output, .action, .action, .output, .action, .output,
            ]
        )
        // How fast the letters were typed isn't on the tape.
        #expect(lines.allSatisfy { $0.event.time == 0 })
    }

    @Test func theTurnInWhichTheProgramEndsStays() {
        var turns = SecretTurns(), lines: [TapeLine] = []
        var action = TapeEvent(.action, "LockModule#1")
        action.text = ".didEnterPIN(Secret<String>(…))"
        for _ in 0..<2 { turns.add(TapeLine(event: action, value: nil), to: &lines) }
        #expect(turns.isHolding && lines.count == 1)
        turns.keepHeld(addingTo: &lines)
        #expect(lines.map(\.event.kind) == [.action, .action])
    }

    @Test func aTurnThatEndsEarlierThanTheOneBeforeStays() {
        var turns = SecretTurns(), lines: [TapeLine] = []
        var action = TapeEvent(.action, "LoginModule#1"), change = TapeEvent(.change, "LoginModule#1")
        (action.text, change.isNested) = (".didUpdatePassword(Secret<String>(…))", true)
        for event in [action, change, action] { turns.add(TapeLine(event: event, value: nil), to: &lines) }
        turns.endTurn(addingTo: &lines)
        #expect(lines.map(\.event.kind) == [.action, .change, .action])
    }

    @Test func secretsInsideOfValuesBecomeStandIns() throws {
        let value = Outer(name: "a", secrets: ["b": .pair(Secret("hunter2"), Secret([104, 117]))])
        let bytes = try TapeCoding.encode(value)
        #expect(!String(decoding: bytes, as: UTF8.self).contains("hunter2"))
        let decoded = try TapeCoding.decode(Outer.self, from: bytes)
        let standIn = "Stand-in 4 a secret"
        #expect(decoded == Outer(name: "a", secrets: ["b": .pair(Secret(standIn), Secret(Array(standIn.utf8)))]))
        #expect(try TapeCoding.decode([Secret<String>].self, from: TapeCoding.encode([Secret("")])) == [Secret("")])
    }

    @Test func noOtherEncoderEncodesASecret() throws {
        let error = try #require(throws: EncodingError.self) { try OtherEncoder.encode(Secret("hunter2")) }
        #expect("\(error)".contains("A secret can't be encoded."))
    }
}
