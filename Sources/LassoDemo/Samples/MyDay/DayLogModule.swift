import LassoGtk

/// The screen that lists what the user has done on a day.
enum DayLogModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didType(String), didTapAdd
        case didRename(DayEntry.ID, String)
        case didDelete(Set<DayEntry.ID>)
        /// The user has chosen a day elsewhere.
        case didChoose(CalendarDay)
        /// The user has done something elsewhere.
        case didFinish(String)
        case didEndBanner(BannerOutcome)
    }

    struct State: Equatable {
        var day = DayClock.now.day
        /// The entries of all days.
        var kept = Kept(IdentifiedArray<DayEntry>())
        var draft = ""

        var all: IdentifiedArray<DayEntry> { kept.value }
        var entries: IdentifiedArray<DayEntry> { all.filter { $0.day == day } }
        var counts: [CalendarDay: Int] { all.reduce(into: [:]) { $0[$1.day, default: 0] += 1 } }
        var canAdd: Bool { kept.isLoaded && !draft.trimmed.isEmpty }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: DayLogStore) -> Screen {
        Screen(store, DayLogViewController(store.asViewStore()))
    }
}
