/// A question for files or for a folder.
///
/// Source: `GtkFileDialog`.
public final class FileQuestionController: QuestionController {
    /// What is asked for.
    public enum Purpose: Hashable, Sendable {
        /// A file to open.
        case openFile
        /// Files to open.
        case openFiles
        /// Where to save a file.
        case saveFile
        /// A folder.
        case chooseFolder
    }

    /// What is asked for.
    public let purpose: Purpose
    /// What the button that gives the answer is called; `nil` for the usual word.
    public let accept: String?
    /// The kinds of files that are shown; all of them, if there are none.
    public let kinds: [FileKind]
    /// The name that is proposed for saving.
    public let proposedName: String?
    /// The folder that is shown first.
    public let initialFolder: FileReference?

    private let answered: @MainActor ([FileReference]) -> Void

    /// Makes a question that is presented nowhere yet.
    ///
    /// - Parameters:
    ///   - purpose: What is asked for.
    ///   - title: What the question is called.
    ///   - accept: What the button that gives the answer is called; `nil` for the usual word.
    ///   - kinds: The kinds of files that are shown.
    ///   - proposedName: The name that is proposed for saving.
    ///   - initialFolder: The folder that is shown first.
    ///   - answered: Is called once, with the files; with none, if the question was cancelled.
    init(
        _ purpose: Purpose,
        title: String,
        accept: String?,
        kinds: [FileKind] = [],
        proposedName: String? = nil,
        initialFolder: FileReference?,
        answered: @escaping @MainActor ([FileReference]) -> Void
    ) {
        self.purpose = purpose
        self.accept = accept
        self.kinds = kinds
        self.proposedName = proposedName
        self.initialFolder = initialFolder
        self.answered = answered
        super.init { answered([]) }
        self.title = title
    }

    /// Gives files as the answer, and takes the question away. Does nothing if the question is answered already.
    ///
    /// - Parameter files: The files or the folder; none cancels.
    /// - Precondition: There is one at the most, unless files to open are asked for.
    public func answer(_ files: [FileReference]) {
        precondition(
            files.count < 2 || purpose == .openFiles,
            "FileQuestionController.answer(_:): \(files.count) files were given to a question for one."
        )
        end { [answered] in answered(files) }
    }
}
