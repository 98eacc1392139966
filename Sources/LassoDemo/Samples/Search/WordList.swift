import LassoGtk

/// A list of words in a file, one a line, or the list of the demo's own.
nonisolated enum WordList {
    /// The paths of the files that may have the words: a list of the user's own, and the dictionary of the system.
    static var files: [String] { [UserDirectories.data + "/lasso-demo/words", "/usr/share/dict/words"] }
    /// The maximum size of a file, in bytes.
    private static let maximumSize = 1 << 26

    /// Returns the words that a query finds, those that begin with it first.
    ///
    /// - Parameters:
    ///   - pattern: The query.
    ///   - files: The paths of the files, of which the first that exists is read. If there is none, the words are
    ///     ``common``.
    /// - Throws: A ``Failure``, or `CancellationError` if the task is canceled.
    @concurrent
    static func words(matching pattern: SearchQuery, in files: [String]) async throws -> [Word] {
        var first: [Word] = [], others: [Word] = [], known: Set<String> = []
        for (number, word) in try await text(in: files).split(whereSeparator: \.isWhitespace).enumerated() {
            if number % 10_000 == 0 { try Task.checkCancellation() }
            let word = String(word)
            guard pattern.matches(word), known.insert(word).inserted else { continue }
            if pattern.isPrefix(of: word) {
                first.append(Word(title: word))
            } else {
                others.append(Word(title: word))
            }
        }
        return first + others
    }

    private static func text(in files: [String]) async throws(Failure) -> String {
        for file in files {
            let bytes: [UInt8]?
            do throws(StorageError) {
                // The disk may be slow, and other tasks need the thread.
                bytes = try await BlockingWork.perform {
                    Result { () throws(StorageError) in try FileStorage(file, maximumSize: maximumSize).read() }
                }
                .get()
            } catch {
                throw Failure(file: file, reason: error.description)
            }
            guard let bytes else { continue }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw Failure(file: file, reason: translated("It isn't a text in UTF-8."))
            }
            return text
        }
        return common
    }

    /// The reason why a file can't be read.
    struct Failure: Error, Equatable, Codable, CustomStringConvertible {
        let file: String
        let reason: String

        var description: String { translated("“\(file)” can't be used. \(reason)", comment: "A file, and why") }
    }
}
