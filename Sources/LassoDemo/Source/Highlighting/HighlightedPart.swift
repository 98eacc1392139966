/// A part of a program's text that is highlighted.
nonisolated struct HighlightedPart: Equatable, Codable, Sendable {
    /// The kinds of parts.
    enum Kind: CaseIterable, Codable, Sendable {
        case comment, keyword, number, string, type
    }

    let kind: Kind
    /// The positions of the part's Unicode scalars in the text, as `GtkTextBuffer` counts them.
    let range: Range<Int>
}
