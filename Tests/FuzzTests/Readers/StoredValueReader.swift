import Lasso
import LassoCodable
import LassoGtk

/// The files of stored values, in each format that the library has, with values of older versions.
enum StoredValueReader: Reader {
    nonisolated static let name = "StoredValues"

    /// A value with parts of each kind.
    nonisolated struct Note: Codable, Equatable {
        nonisolated enum Color: String, Codable { case red, green }

        nonisolated enum Place: Codable, Equatable { case home, at(latitude: Double, longitude: Double) }

        var title: String
        var count: Int
        var size: UInt8
        var weight: Float?
        var isDone: Bool
        var color: Color?
        var place: Place?
        var tags: [String]
        var numbers: [String: Int]
    }

    /// The note before it had anything but a title and a count.
    private nonisolated struct OldNote: Decodable {
        var title: String
        var count: Int
    }

    private nonisolated static func note(_ title: String, _ count: Int) -> Note {
        Note(title: title, count: count, size: 0, isDone: false, tags: [], numbers: [:])
    }

    static let versioned = StorageFormat.json(
        Note.self,
        version: 3,
        migrating: [
            0: .from(String.self) { note($0, 0) },
            2: .from(OldNote.self) {
                guard $0.count >= 0 else { throw UnusableContents.damaged("A count is negative") }
                return note($0.title, $0.count)
            },
        ]
    )

    static func read(_ input: [UInt8]) throws {
        try StorageFile.with(input) { file in
            let storage = FileStorage(file.path, maximumSize: largestInput)
            try file.checkReading(of: storage, as: versioned)
            try file.write(input, to: file.path)
            try file.checkReading(of: storage, as: .json([Note].self))
            try file.write(input, to: file.path)
            try file.checkReading(of: storage, as: .text)
        }
    }
}
