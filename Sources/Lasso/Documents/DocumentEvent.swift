/// Something that happened to a ``Document``.
public enum DocumentEvent: Hashable, Sendable {
    /// A new document was begun.
    case created
    /// A file was opened, or its saved version was loaded again. Its contents are the part of the state now.
    case opened(FileReference)
    /// The document was saved.
    case saved(FileReference)
}
