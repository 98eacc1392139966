extension Asking {
    /// Asks for a file to open.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - accept: The label of the accept button; `nil` for the default label.
    ///   - kinds: The kinds of files that are shown; if empty, all files are shown.
    ///   - folder: The folder that is shown first.
    /// - Returns: The file; `nil` if the question was canceled.
    public func openFile(
        _ title: String = translated("Open File", in: .lasso),
        accept: String? = nil,
        kinds: [FileKind] = [],
        in folder: FileReference? = nil
    ) async -> FileReference? {
        await files { answered in
            FileQuestionController(
                .openFile,
                title: title,
                accept: accept,
                kinds: kinds,
                initialFolder: folder,
                answered: answered
            )
        }.first
    }

    /// Asks for files to open.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - accept: The label of the accept button; `nil` for the default label.
    ///   - kinds: The kinds of files that are shown; if empty, all files are shown.
    ///   - folder: The folder that is shown first.
    /// - Returns: The files; none if the question was canceled.
    public func openFiles(
        _ title: String = translated("Open Files", in: .lasso),
        accept: String? = nil,
        kinds: [FileKind] = [],
        in folder: FileReference? = nil
    ) async -> [FileReference] {
        await files { answered in
            FileQuestionController(
                .openFiles,
                title: title,
                accept: accept,
                kinds: kinds,
                initialFolder: folder,
                answered: answered
            )
        }
    }

    /// Asks where to save a file.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - proposedName: The name that is proposed.
    ///   - accept: The label of the accept button; `nil` for the default label.
    ///   - kinds: The kinds of files that are shown; if empty, all files are shown.
    ///   - folder: The folder that is shown first.
    /// - Returns: The file, which need not exist; `nil` if the question was canceled.
    public func saveFile(
        _ title: String = translated("Save File", in: .lasso),
        proposedName: String? = nil,
        accept: String? = nil,
        kinds: [FileKind] = [],
        in folder: FileReference? = nil
    ) async -> FileReference? {
        await files { answered in
            FileQuestionController(
                .saveFile,
                title: title,
                accept: accept,
                kinds: kinds,
                proposedName: proposedName,
                initialFolder: folder,
                answered: answered
            )
        }.first
    }

    /// Asks for a folder.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - accept: The label of the accept button; `nil` for the default label.
    ///   - folder: The folder that is shown first.
    /// - Returns: The folder; `nil` if the question was canceled.
    public func chooseFolder(
        _ title: String = translated("Choose Folder", in: .lasso),
        accept: String? = nil,
        in folder: FileReference? = nil
    ) async -> FileReference? {
        await files { answered in
            FileQuestionController(
                .chooseFolder,
                title: title,
                accept: accept,
                initialFolder: folder,
                answered: answered
            )
        }.first
    }

    private func files(
        _ makeQuestion: (@escaping @MainActor ([FileReference]) -> Void) -> FileQuestionController
    ) async -> [FileReference] {
        await answer(orIfCancelled: [], to: makeQuestion)
    }
}
