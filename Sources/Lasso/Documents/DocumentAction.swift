/// An action of a ``Document`` as a view store. Each asks the user what it needs to know.
public enum DocumentAction: Hashable, Sendable {
    /// Begin a new document.
    case new
    /// Ask for a file, and open it.
    case open
    /// Open a file.
    case openFile(FileReference)
    /// Save the document, or ask where to save it if it has no file.
    case save
    /// Ask for another file, and save the document there.
    case saveAs
    /// Return to the saved version.
    case revert
}
