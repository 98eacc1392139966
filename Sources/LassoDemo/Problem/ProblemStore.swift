import LassoGtk

final class ProblemStore: LassoStore<ProblemModule> {
    /// Returns access to files that only the user can read: a report says what the user did.
    ///
    /// - Parameters:
    ///   - recentManager: The list of recent files.
    ///   - drafts: The drafts of documents.
    static func privateFiles(
        recentManager: RecentManager = .default,
        drafts: any DocumentDrafts = DraftFolder()
    ) -> any DocumentFiles {
        DesktopFiles(recentManager: recentManager, drafts: drafts, writesPrivateFiles: true)
    }

    private let contents: [UInt8]
    private let files: any DocumentFiles

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - contents: The contents of the file to save.
    ///   - files: The access to files.
    init(with state: State, contents: [UInt8], files: any DocumentFiles = ProblemStore.privateFiles()) {
        (self.contents, self.files) = (contents, files)
        super.init(with: state)
    }

    required convenience init(with state: State) { self.init(with: state, contents: []) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapSave: dispatchOutput(.didRequestFile)
        case .didChoose(let file): save(to: file)
        }
    }

    private func save(to file: FileReference) {
        effect("save", .queue) { [files, contents] in
            _ = try await files.replace(file, with: contents, version: nil)
        } receive: { store, _ in
            store.update { ($0.error, $0.savedName) = (nil, file.name) }
        } onError: { store, error in
            let text = translated("“\(file.name)” cannot be saved. \(error)")
            store.update { ($0.error, $0.savedName) = (text, nil) }
        }
    }
}
