import Lasso
import LassoCodable
import Testing

struct JSONFormatTests {
    private struct Document: Codable, Equatable {
        var lines: [String]
    }

    private struct OldDocument: Codable {
        var text: String
    }

    private let format = StorageFormat.json(
        Document.self,
        version: 2,
        migrating: [
            0: .from([String].self) { Document(lines: $0) },
            1: .from(OldDocument.self) { old in
                guard !old.text.isEmpty else { throw UnusableContents("is empty") }
                return Document(lines: [old.text])
            },
        ]
    )

    private func decode(_ text: String) throws(StorageError) -> Document { try format.decode(Array(text.utf8)) }

    @Test func aValueIsTheSameAfterwards() throws {
        let document = Document(lines: ["a/b", "é"])
        let bytes = try format.encode(document)
        #expect(try format.decode(bytes) == document)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains(#""version" : 2"#))
        #expect(text.contains("a/b"))
    }

    @Test func anOlderVersionIsMigrated() throws {
        #expect(try decode(#"{"version": 1, "value": {"text": "old"}}"#) == Document(lines: ["old"]))
        #expect(try decode(#"["older"]"#) == Document(lines: ["older"]))
    }

    @Test func aMigrationSaysWhyAValueCannotBeUsed() {
        #expect(throws: StorageError.unusable(UnusableContents("is empty"))) {
            try decode(#"{"version": 1, "value": {"text": ""}}"#)
        }
    }

    @Test func aNewerVersionIsNotMistakenForDamage() {
        #expect(throws: StorageError.unusable(.unsupported(version: 3))) {
            try decode(#"{"version": 3, "value": {"pages": []}}"#)
        }
    }

    @Test(arguments: ["", "{", "\0", #"{"version": 2}"#, #"{"version": 2, "value": []}"#, #"{"version": 1}"#])
    func damageIsDescribed(text: String) throws {
        let error = #expect(throws: StorageError.self) { try decode(text) }
        guard case .unusable(let contents) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(contents.reason == "is damaged")
        #expect(contents.detail != nil)
    }

    @Test func aVersionThatIsAPartOfTheValueIsNotThatOfItsType() throws {
        struct Numbered: Codable {
            var version = 1
            var lines: [String]
        }
        let format = StorageFormat.json(
            Document.self,
            version: 2,
            migrating: [0: .from(Numbered.self) { Document(lines: $0.lines) }]
        )
        let bytes = try StorageFormat.json(Numbered.self).encode(Numbered(lines: ["old"]))
        #expect(try format.decode(bytes) == Document(lines: ["old"]))
        // A value that is nothing is one, too.
        let optional = StorageFormat.json(Document?.self, version: 1)
        #expect(try optional.decode(optional.encode(nil)) == nil)
    }

    @Test func aTypeMayCheckItsOwnVersion() throws {
        struct Contents: Codable, Equatable {
            var version = 1

            init(version: Int) { self.version = version }

            init(from decoder: any Decoder) throws {
                version = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .version)
                guard version == 1 else { throw UnusableContents.unsupported(version: version) }
            }
        }
        let format = StorageFormat.json(Contents.self)
        #expect(try format.decode(format.encode(Contents(version: 1))) == Contents(version: 1))
        #expect(throws: StorageError.unusable(.unsupported(version: 9))) {
            try format.decode(Array(#"{"version": 9}"#.utf8))
        }
    }
}
