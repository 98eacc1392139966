import LassoGtk

/// The screen that lists the applications that the user tracks.
enum TrackedScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapFind
        case didTrack(TrackedApplication)
        case didSelect(TrackedApplication.ID?)
        case didDelete(Set<TrackedApplication.ID>, next: TrackedApplication.ID?)
        case didEndToast(Toast.ID, ToastOutcome)
        case didEndBanner(BannerOutcome)
    }

    enum Output: Equatable {
        case didTapFind
    }

    struct State: Equatable {
        /// The applications, sorted by name.
        var kept = Kept<[TrackedApplication]>([])
        var selection: TrackedApplication.ID?
        /// The offers to undo a deletion, with what was deleted.
        var toasts = ToastQueue()
        var deleted: [Toast.ID: [TrackedApplication]] = [:]

        var applications: [TrackedApplication] { kept.value }
        /// Whether the user can find another application to track.
        var canFind: Bool { kept.isLoaded }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TrackedScreenStore) -> Screen {
        Screen(store, TrackedViewController(store.asViewStore()))
    }
}
