// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCalendar`.
/// [Reference](https://docs.gtk.org/gtk4/class.Calendar.html)
open class GtkCalendar: Widget {
    /// Source: `gtk_calendar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Calendar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_calendar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GtkCalendar {
    /// Source: the property `GtkCalendar:day`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.day.html)
    @_alwaysEmitIntoClient
    public var day: Int {
        get {
            self[property: "day"]
        }
        set {
            self[property: "day"] = newValue
        }
    }

    /// Source: the property `GtkCalendar:month`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.month.html)
    @_alwaysEmitIntoClient
    public var month: Int {
        get {
            self[property: "month"]
        }
        set {
            self[property: "month"] = newValue
        }
    }

    /// Source: `gtk_calendar_get_show_day_names`, `gtk_calendar_set_show_day_names`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.show-day-names.html)
    @_alwaysEmitIntoClient
    public var showDayNames: Bool {
        get {
            gtk_calendar_get_show_day_names(opaquePointer) != 0
        }
        set {
            gtk_calendar_set_show_day_names(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_calendar_get_show_heading`, `gtk_calendar_set_show_heading`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.show-heading.html)
    @_alwaysEmitIntoClient
    public var showHeading: Bool {
        get {
            gtk_calendar_get_show_heading(opaquePointer) != 0
        }
        set {
            gtk_calendar_set_show_heading(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_calendar_get_show_week_numbers`, `gtk_calendar_set_show_week_numbers`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.show-week-numbers.html)
    @_alwaysEmitIntoClient
    public var showWeekNumbers: Bool {
        get {
            gtk_calendar_get_show_week_numbers(opaquePointer) != 0
        }
        set {
            gtk_calendar_set_show_week_numbers(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkCalendar:year`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.year.html)
    @_alwaysEmitIntoClient
    public var year: Int {
        get {
            self[property: "year"]
        }
        set {
            self[property: "year"] = newValue
        }
    }

    /// Source: `gtk_calendar_get_date`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.get_date.html)
    @_alwaysEmitIntoClient
    public var date: DateTime {
        DateTime.wrapping(required: gtk_calendar_get_date(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_calendar_clear_marks`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.clear_marks.html)
    @_alwaysEmitIntoClient
    public func clearMarks() {
        gtk_calendar_clear_marks(opaquePointer)
    }

    /// Source: `gtk_calendar_get_day_is_marked`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.get_day_is_marked.html)
    @_alwaysEmitIntoClient
    public func dayIsMarked(_ day: Int) -> Bool {
        gtk_calendar_get_day_is_marked(opaquePointer, cInteger(day)) != 0
    }

    /// Source: `gtk_calendar_mark_day`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.mark_day.html)
    @_alwaysEmitIntoClient
    public func markDay(_ day: Int) {
        gtk_calendar_mark_day(opaquePointer, cInteger(day))
    }

    /// Source: `gtk_calendar_select_day`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.select_day.html)
    @_alwaysEmitIntoClient
    public func selectDay(_ date: DateTime) {
        gtk_calendar_select_day(opaquePointer, date.opaquePointer)
    }

    /// Source: `gtk_calendar_unmark_day`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.unmark_day.html)
    @_alwaysEmitIntoClient
    public func unmarkDay(_ day: Int) {
        gtk_calendar_unmark_day(opaquePointer, cInteger(day))
    }

    /// Source: the signal `GtkCalendar::day-selected`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Calendar.day-selected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDaySelected(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("day-selected", after: after, handler)
    }

    /// Source: the signal `GtkCalendar::next-month`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Calendar.next-month.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onNextMonth(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("next-month", after: after, handler)
    }

    /// Source: the signal `GtkCalendar::next-year`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Calendar.next-year.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onNextYear(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("next-year", after: after, handler)
    }

    /// Source: the signal `GtkCalendar::prev-month`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Calendar.prev-month.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPrevMonth(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("prev-month", after: after, handler)
    }

    /// Source: the signal `GtkCalendar::prev-year`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Calendar.prev-year.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPrevYear(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("prev-year", after: after, handler)
    }
}
