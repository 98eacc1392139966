/// The text by which a document comes back with its window: the name of its draft, and its file.
struct DocumentRecord: Hashable, Sendable, CustomStringConvertible {
    /// The name of the draft; `nil` if there are no changes.
    var draft: String?
    /// The file; `nil` if there is none, or if the draft names it.
    var file: FileReference?

    init(draft: String?, file: FileReference?) { (self.draft, self.file) = (draft, file) }

    /// Reads a record.
    ///
    /// - Parameter text: A text that ``description`` has returned.
    /// - Returns: `nil` if the text is no record. The name of a draft consists of small letters, digits, and hyphens,
    ///   so that it never leads to a file outside of the folder of the drafts.
    init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2,
            words[0].utf8.allSatisfy({ $0.isSmallLetter || $0.isDigit || $0 == UInt8(ascii: "-") })
        else { return nil }
        draft = words[0] == "-" ? nil : words[0]
        file = words[1] == "-" ? nil : FileReference(uri: words[1])
    }

    var description: String { "\(draft ?? "-") \(file?.uri ?? "-")" }
}
