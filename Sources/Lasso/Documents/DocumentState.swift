/// The state of a ``Document``: its file, and whether it has changes that aren't saved.
public struct DocumentState: Hashable, Sendable {
    /// The file; `nil` if the document hasn't been saved yet.
    public var file: FileReference?
    /// The name of the file as the user knows it, or that of a document without a file.
    public var name: String
    /// The name of the file's folder as the user knows it; `nil` if there is none.
    public var folder: String?
    /// Whether the document has changes that aren't saved.
    public var isEdited = false
    /// Whether the document is being opened or saved.
    public var isBusy = false
    /// The number of files that were opened by an action and have yet to come in place of the document.
    var expectedFileCount = 0
    /// The reason why the changes wouldn't survive a crash now, as a message for the user: the disk is full, for
    /// example. `nil` if they are kept as a draft.
    public var draftProblem: String?
    /// The files that the user has opened or saved, the newest first.
    public var recentFiles: [FileReference] = []

    /// Creates the state of a document without a file.
    ///
    /// - Parameter name: The name of the document.
    public init(_ name: String) {
        self.name = name
    }

    /// The title of the document's window: the name, with a bullet before it if there are changes that aren't saved.
    public var title: String { isEdited ? "• \(name)" : name }

    /// Whether the document is a new one without changes, in whose place a file can be opened without a question. As
    /// soon as the action is sent that opens a file, it is `false`, so that the next of several files goes elsewhere.
    public var isUnused: Bool { file == nil && !isEdited && !isBusy && expectedFileCount == 0 }

    /// Whether there is anything to save.
    public var canSave: Bool { isEdited || file == nil }

    /// Whether there is a saved version to return to.
    public var canRevert: Bool { isEdited && file != nil }
}
