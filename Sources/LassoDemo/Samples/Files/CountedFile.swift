import LassoGtk

/// A text file whose words were counted.
nonisolated struct CountedFile: Identifiable, Equatable, Codable, Sendable {
    let file: FileReference
    /// The name of the file's folder, if the user knows it.
    let folder: String?
    let lines: Int
    let words: Int
    let bytes: Int

    var id: FileReference { file }

    /// Counts what is in a file, or returns `nil` if it contains no text.
    init?(_ file: FileReference, in folder: String?, _ contents: [UInt8]) {
        guard let text = String(validating: contents, as: UTF8.self) else { return nil }
        (self.file, self.folder, bytes) = (file, folder, contents.count)
        // Bytes, because the end of a line of Windows is one character. The last line may have no end.
        let end = UInt8(ascii: "\n")
        lines = contents.count { $0 == end } + (contents.last.map { $0 != end } == true ? 1 : 0)
        words = text.split(whereSeparator: \.isWhitespace).count
    }

    /// What was counted, as it is shown.
    var summary: String {
        LocaleFormat.list([
            translated("\(words) word", plural: "\(words) words", count: words),
            translated("\(lines) line", plural: "\(lines) lines", count: lines),
            translated("\(bytes) byte", plural: "\(bytes) bytes", count: bytes),
        ])
    }
}
