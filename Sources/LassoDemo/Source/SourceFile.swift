/// A source file of a sample, as the window shows it.
nonisolated struct SourceFile: Identifiable, Equatable, Codable, Sendable {
    /// The name, with that of the folder in the sample's folder if the file is in one.
    let name: String
    let text: String
    /// The parts of the text that are highlighted.
    let parts: [HighlightedPart]

    var id: String { name }

    /// Creates a file, and finds what is highlighted in it.
    init(_ name: String, _ text: String) {
        (self.name, self.text) = (name, text)
        parts = SwiftHighlighter.parts(of: text)
    }
}
