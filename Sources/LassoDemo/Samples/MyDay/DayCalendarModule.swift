import LassoGtk

/// The screen where the user chooses a day.
enum DayCalendarModule: ScreenModule {
    enum Action: Equatable {
        case didSelect(CalendarDay), didTapToday, didTapShowLog
        /// The numbers of entries have changed.
        case didCount([CalendarDay: Int])
    }

    enum Output: Equatable {
        case didSelect(CalendarDay)
        case didRequestLog
    }

    struct State: Equatable {
        var day = MyDayServices.now().day
        var counts: [CalendarDay: Int] = [:]

        var count: Int { counts[day] ?? 0 }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: DayCalendarStore) -> Screen {
        Screen(store, DayCalendarViewController(store.asViewStore()))
    }
}

final class DayCalendarStore: LassoStore<DayCalendarModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didSelect(let day): select(day)
        case .didTapToday: select(MyDayServices.now().day)
        case .didTapShowLog: dispatchOutput(.didRequestLog)
        case .didCount(let counts): update { $0.counts = counts }
        }
    }

    private func select(_ day: CalendarDay) {
        guard day != state.day else { return }
        update { $0.day = day }
        dispatchOutput(.didSelect(day))
    }
}
