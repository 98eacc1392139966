extension GtkCalendar {
    /// The day that is selected.
    ///
    /// Source: `gtk_calendar_get_date`, `gtk_calendar_select_day`.
    public var selectedDay: CalendarDay {
        get {
            let (year, month, day) = date.ymd()
            return CalendarDay(year: year, month: month, day: day)
        }
        set {
            // At noon, which no change of the clock skips.
            let noon = DateTime(
                year: newValue.year,
                month: newValue.month,
                day: newValue.day,
                hour: 12,
                minute: 0,
                seconds: 0
            )
            guard let noon else { preconditionFailure("GLib doesn't know the day \(newValue).") }
            selectDay(noon)
        }
    }

    /// Sends a store an action whenever the user selects another day.
    ///
    /// ```swift
    /// calendar.bindDateChange(to: store) { .didSelect($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the calendar keeps alive.
    ///   - mapping: A closure that returns the action for the new day.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: Lasso's `bindDateChange(to:mapping:)`.
    @discardableResult
    public func bindDateChange<Target: ActionDispatchable>(
        to store: Target,
        mapping: @escaping @MainActor (CalendarDay) -> Target.Action
    ) -> Observation {
        bindValueChange(to: store, mapping: mapping)
    }

    /// Binds the selected day to a part of a store's state in both directions, and names the buttons of the calendar
    /// for assistive technologies.
    ///
    /// ```swift
    /// calendar.bindDate(to: store, \.dueDay) { .didChangeDueDay($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the calendar keeps alive.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns the action for the new day.
    /// - Returns: The observation, which can be canceled to end both directions.
    @discardableResult
    public func bindDate<Store: AbstractViewStore>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, CalendarDay>,
        mapping: @escaping @MainActor (CalendarDay) -> Store.Action
    ) -> Observation {
        nameButtons()
        return bindValue(to: store, keyPath, mapping: mapping)
    }
}

extension GtkCalendar: ValueBindable {
    /// The day that is selected.
    public var boundValue: CalendarDay {
        get { selectedDay }
        set { selectedDay = newValue }
    }
}
