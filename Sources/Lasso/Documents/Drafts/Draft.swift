/// The changes of a document that aren't saved.
struct Draft<Contents: Equatable & Sendable>: Equatable, Sendable {
    /// The file of the document; `nil` if it has none.
    var file: FileReference?
    /// The version of the file that was changed.
    var version: String?
    /// The contents with the changes.
    var contents: Contents
}

extension StorageFormat {
    /// Returns the format of drafts: lines that describe the draft, and the contents. No draft has no bytes.
    ///
    /// - Parameter format: The format of the contents.
    static func draft<Contents>(of format: StorageFormat<Contents>) -> StorageFormat<Draft<Contents>?>
    where Value == Draft<Contents>? {
        StorageFormat { draft in
            guard let draft else { return [] }
            let contents = try format.encoder(draft.contents)
            let lines = [
                "draft 1", "file \(word(draft.file?.uri))", "version \(word(draft.version))", "size \(contents.count)",
            ]
            return Array(lines.map { $0 + "\n" }.joined().utf8) + contents
        } decode: { bytes in
            guard !bytes.isEmpty else { return nil }
            var rest = bytes[...]
            let version = try lineValue(of: "draft", in: &rest)
            guard version == "1" else {
                throw Int(version).map(UnusableContents.unsupported) ?? .damaged("“\(version)” is no version")
            }
            let file = try decodedText(of: lineValue(of: "file", in: &rest)).map(FileReference.init(uri:))
            let fileVersion = try decodedText(of: lineValue(of: "version", in: &rest))
            guard try lineValue(of: "size", in: &rest) == "\(rest.count)" else {
                throw UnusableContents.damaged("It isn't complete")
            }
            return Draft(file: file, version: fileVersion, contents: try format.decoder(Array(rest)))
        }
    }
}

/// Returns a text as a word of a line.
private func word(_ text: String?) -> String {
    text.map { "=" + PercentEncoding.encode($0, plain: "-._~/:".utf8) } ?? "-"
}

/// Returns the text of a word.
private func decodedText(of word: String) throws -> String? {
    guard word != "-" else { return nil }
    guard word.hasPrefix("="), let text = PercentEncoding.decode(word.dropFirst().utf8) else {
        throw UnusableContents.damaged("“\(word)” is no text")
    }
    return text
}

/// Removes the first line, and returns its value.
private func lineValue(of name: String, in bytes: inout ArraySlice<UInt8>) throws -> String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
        let line = String(validating: bytes[..<end], as: UTF8.self), line.hasPrefix(name + " ")
    else { throw UnusableContents.damaged("The line “\(name)” is missing") }
    bytes = bytes[(end + 1)...]
    return String(line.dropFirst(name.count + 1))
}
