import LassoGtk
import LassoRecording

/// The screen that shows what a report of a problem contains, before it is saved.
enum ProblemModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapSave
        case didChoose(FileReference)
    }

    enum Output: Equatable {
        case didRequestFile
    }

    struct State: Equatable {
        /// The report as the user reads it.
        var text = ""
        /// Whether the beginning isn't in it, because the recorder keeps only so much.
        var isBeginningMissing = false
        /// The reason why the last file could not be written.
        var error: String?
        /// The name of the file that was written.
        var savedName: String?
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: ProblemStore) -> Screen {
        Screen(store, ProblemViewController(store.asViewStore()))
    }
}
