import LassoGtk

/// The screen that lists the files that the user has opened.
enum FilesModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapOpen, didChoose([FileReference])
        case didTapSaveReport, didChooseReport(FileReference)
        case didTapFolder, didChooseFolder(FileReference)
        case didRemove(Set<CountedFile.ID>)
        case didEndToast(Toast.ID, ToastOutcome)
    }

    enum Output: Equatable {
        case didRequestFiles(in: FileReference?)
        case didRequestReport(in: FileReference?)
        case didRequestFolder(FileReference?)
    }

    struct State: Equatable {
        var files: IdentifiedArray<CountedFile> = []
        /// The folder that file dialogs show first, if the user has chosen one.
        var folder: FileReference?
        var toasts = ToastQueue()

        var hasFiles: Bool { !files.isEmpty }
        var wordCount: Int { files.reduce(0) { $0 + $1.words } }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: FilesStore) -> Screen {
        Screen(store, FilesViewController(store.asViewStore()))
    }
}
