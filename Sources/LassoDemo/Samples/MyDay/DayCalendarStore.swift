import LassoGtk

final class DayCalendarStore: LassoStore<DayCalendarModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didSelect(let day): select(day)
        case .didTapToday: select(DayClock.now.day)
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
