import LassoGtk

/// The screen on which the user tracks an application: its details, and how often it is used.
enum TrackScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didLoadView
        case didTapRetry
        case didChooseUsage(TrackedApplication.Usage)
        case didTapTrack
    }

    enum Output: Equatable {
        case didTrack(TrackedApplication)
    }

    struct State: Equatable {
        let application: InstalledApplication
        var details: ApplicationDetails?
        var isLoading = false
        /// The reason why the details can't be read.
        var failure: String?
        var usage = TrackedApplication.Usage.weekly
    }

    static var defaultInitialState: State {
        State(application: InstalledApplication(id: "", title: "", detail: nil, icon: nil))
    }

    static func createScreen(with store: TrackScreenStore) -> Screen {
        Screen(store, TrackViewController(store.asViewStore()))
    }
}
