/// Something that happened to a ``Document``.
public enum DocumentEvent: Hashable, Sendable {
    /// A new document was begun.
    case created
    /// A file was opened, or its saved version was loaded again. Its contents are the part of the state now.
    case opened(FileReference)
    /// Changes that weren't saved when the program ended came back. The part of the state is the contents with the
    /// changes. The document belongs to the file, or to none.
    case restored(FileReference?)
    /// The document was saved.
    case saved(FileReference)
}
