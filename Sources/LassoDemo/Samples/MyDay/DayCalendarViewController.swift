import LassoGtk

final class DayCalendarViewController: ViewController, LassoView {
    let store: DayCalendarModule.ViewStore

    init(_ store: DayCalendarModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Calendar")
        iconName = "x-office-calendar-symbolic"
    }

    override func loadView() -> Widget {
        let calendar = GtkCalendar(), day = Label(), count = Label()
        let today = Button(mnemonic: translated("_Today")), log = Button(mnemonic: translated("Open _Log"))
        calendar.accessibleLabel = translated("Day")
        calendar.bindDate(to: store, \.day) { .didSelect($0) }
        calendar.bind(to: store, \.counts) { calendar, counts in calendar.mark(counts) }
        for change in ["month", "year"] {
            calendar.onNotify(change) { [weak calendar, store] in calendar?.mark(store.state.counts) }
        }
        day.addCssClass("title-4")
        day.bind(\.label, to: store, \.day) { LocaleFormat.date($0, .long) }
        count.addCssClass("dim-label")
        count.bind(\.label, to: store, \.count) {
            $0 == 0 ? translated("No entries") : translated("\($0) entry", plural: "\($0) entries", count: $0)
        }
        today.bind(to: store, action: .didTapToday)
        log.addCssClass("suggested-action")
        log.bind(to: store, action: .didTapShowLog)
        let buttons = Box(.horizontal, spacing: 12) {
            today; log
        }
        buttons.homogeneous = true
        return Form {
            calendar
            Box(.vertical, spacing: 6) {
                day; count
            }
            buttons
        }
    }
}

extension GtkCalendar {
    /// Marks the days of the shown month that have entries.
    fileprivate func mark(_ counts: [CalendarDay: Int]) {
        clearMarks()
        for day in counts.keys where day.year == year && day.month == month + 1 { markDay(day.day) }
    }
}
