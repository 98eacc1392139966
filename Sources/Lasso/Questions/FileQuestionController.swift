/// A question for files or for a folder.
///
/// Source: `GtkFileDialog`.
public final class FileQuestionController: QuestionController {
    /// The purposes of a file question.
    public enum Purpose: Hashable, Sendable {
        /// A file to open.
        case openFile
        /// Files to open.
        case openFiles
        /// The file to save to.
        case saveFile
        /// A folder.
        case chooseFolder
    }

    /// The purpose of the question.
    public let purpose: Purpose
    /// The label of the accept button; `nil` for the default label.
    public let accept: String?
    /// The kinds of files that are shown; if empty, all files are shown.
    public let kinds: [FileKind]
    /// The proposed name of the file to save.
    public let proposedName: String?
    /// The folder that is shown first.
    public let initialFolder: FileReference?

    private let answered: @MainActor ([FileReference]) -> Void

    /// Creates a question that is not presented yet.
    ///
    /// - Parameters:
    ///   - purpose: The purpose of the question.
    ///   - title: The title of the dialog.
    ///   - accept: The label of the accept button; `nil` for the default label.
    ///   - kinds: The kinds of files that are shown.
    ///   - proposedName: The proposed name of the file to save.
    ///   - initialFolder: The folder that is shown first.
    ///   - answered: A closure called once, with the files; with none, if the question was canceled.
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

    /// Answers the question with files, and removes it. Does nothing if the question is already answered.
    ///
    /// - Parameter files: The files or the folder; an empty array cancels.
    /// - Precondition: There is at most one file, unless the purpose is to open files.
    public func answer(_ files: [FileReference]) {
        precondition(
            files.count < 2 || purpose == .openFiles,
            "FileQuestionController.answer(_:): \(files.count) files were passed, but the question asks for one."
        )
        guard !isAnswered else { return }
        Run.turn(with: .fileAnswer(self, files)) { end { [answered] in answered(files) } }
    }
}
