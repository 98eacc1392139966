extension Asking {
    /// Asks for a file to open.
    ///
    /// - Parameters:
    ///   - title: What the question is called.
    ///   - accept: What the button that gives the answer is called; `nil` for the usual word.
    ///   - kinds: The kinds of files that are shown; all of them, if there are none.
    ///   - folder: The folder that is shown first.
    /// - Returns: The file; `nil` if the question was cancelled.
    public func openFile(
        _ title: String = "Open File",
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
    ///   - title: What the question is called.
    ///   - accept: What the button that gives the answer is called; `nil` for the usual word.
    ///   - kinds: The kinds of files that are shown; all of them, if there are none.
    ///   - folder: The folder that is shown first.
    /// - Returns: The files; none if the question was cancelled.
    public func openFiles(
        _ title: String = "Open Files",
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
    ///   - title: What the question is called.
    ///   - proposedName: The name that is proposed.
    ///   - accept: What the button that gives the answer is called; `nil` for the usual word.
    ///   - kinds: The kinds of files that are shown; all of them, if there are none.
    ///   - folder: The folder that is shown first.
    /// - Returns: The file, which need not exist; `nil` if the question was cancelled.
    public func saveFile(
        _ title: String = "Save File",
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
    ///   - title: What the question is called.
    ///   - accept: What the button that gives the answer is called; `nil` for the usual word.
    ///   - folder: The folder that is shown first.
    /// - Returns: The folder; `nil` if the question was cancelled.
    public func chooseFolder(
        _ title: String = "Choose Folder",
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
