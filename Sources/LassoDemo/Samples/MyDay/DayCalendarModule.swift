import LassoGtk

/// The screen where the user chooses a day.
enum DayCalendarModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didSelect(CalendarDay), didTapToday, didTapShowLog
        /// The numbers of entries have changed.
        case didCount([CalendarDay: Int])
    }

    enum Output: Equatable {
        case didSelect(CalendarDay)
        case didRequestLog
    }

    struct State: Equatable {
        var day = DayClock.now.day
        var counts: [CalendarDay: Int] = [:]

        var count: Int { counts[day] ?? 0 }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: DayCalendarStore) -> Screen {
        Screen(store, DayCalendarViewController(store.asViewStore()))
    }
}
