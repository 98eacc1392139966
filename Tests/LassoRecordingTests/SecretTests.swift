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
