// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GDateTime`, since GLib 2.26.
/// [Reference](https://docs.gtk.org/glib/struct.DateTime.html)
public final class DateTime: Boxed {
    public override class var valueType: GType { GType(rawValue: g_date_time_get_type()) }

    /// Source: `g_date_time_new`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/ctor.DateTime.new.html)
    @_alwaysEmitIntoClient
    public convenience init?(tz: GLibTimeZone, year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double)
    {
        guard
            let instance = g_date_time_new(
                tz.opaquePointer,
                cInteger(year),
                cInteger(month),
                cInteger(day),
                cInteger(hour),
                cInteger(minute),
                seconds
            )
        else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_date_time_new_from_iso8601`, since GLib 2.56.
    /// [Reference](https://docs.gtk.org/glib/ctor.DateTime.new_from_iso8601.html)
    @_alwaysEmitIntoClient
    public convenience init?(text: String, defaultTz: GLibTimeZone? = nil) {
        guard let instance = g_date_time_new_from_iso8601(cText(text), defaultTz?.opaquePointer) else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_date_time_new_from_unix_local`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/ctor.DateTime.new_from_unix_local.html)
    @_alwaysEmitIntoClient
    public convenience init?(unixLocal t: Int) {
        guard let instance = g_date_time_new_from_unix_local(t) else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_date_time_new_from_unix_utc`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/ctor.DateTime.new_from_unix_utc.html)
    @_alwaysEmitIntoClient
    public convenience init?(unixUtc t: Int) {
        guard let instance = g_date_time_new_from_unix_utc(t) else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_date_time_new_local`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/ctor.DateTime.new_local.html)
    @_alwaysEmitIntoClient
    public convenience init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) {
        guard
            let instance = g_date_time_new_local(
                cInteger(year),
                cInteger(month),
                cInteger(day),
                cInteger(hour),
                cInteger(minute),
                seconds
            )
        else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_date_time_new_now`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/ctor.DateTime.new_now.html)
    @_alwaysEmitIntoClient
    public convenience init?(tz: GLibTimeZone) {
        guard let instance = g_date_time_new_now(tz.opaquePointer) else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_date_time_new_now_local`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/ctor.DateTime.new_now_local.html)
    @_alwaysEmitIntoClient
    public convenience init?() {
        guard let instance = g_date_time_new_now_local() else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_date_time_new_now_utc`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/ctor.DateTime.new_now_utc.html)
    @_alwaysEmitIntoClient
    public static func newNowUtc() -> DateTime? {
        DateTime.wrapping(g_date_time_new_now_utc(), transfer: .full)
    }

    /// Source: `g_date_time_new_utc`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/ctor.DateTime.new_utc.html)
    @_alwaysEmitIntoClient
    public static func newUtc(year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) -> DateTime? {
        DateTime.wrapping(
            g_date_time_new_utc(
                cInteger(year),
                cInteger(month),
                cInteger(day),
                cInteger(hour),
                cInteger(minute),
                seconds
            ),
            transfer: .full
        )
    }

    /// Source: `g_date_time_get_day_of_month`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_day_of_month.html)
    @_alwaysEmitIntoClient
    public var dayOfMonth: Int {
        swiftInteger(g_date_time_get_day_of_month(opaquePointer))
    }

    /// Source: `g_date_time_get_day_of_week`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_day_of_week.html)
    @_alwaysEmitIntoClient
    public var dayOfWeek: Int {
        swiftInteger(g_date_time_get_day_of_week(opaquePointer))
    }

    /// Source: `g_date_time_get_day_of_year`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_day_of_year.html)
    @_alwaysEmitIntoClient
    public var dayOfYear: Int {
        swiftInteger(g_date_time_get_day_of_year(opaquePointer))
    }

    /// Source: `g_date_time_get_hour`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_hour.html)
    @_alwaysEmitIntoClient
    public var hour: Int {
        swiftInteger(g_date_time_get_hour(opaquePointer))
    }

    /// Source: `g_date_time_get_microsecond`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_microsecond.html)
    @_alwaysEmitIntoClient
    public var microsecond: Int {
        swiftInteger(g_date_time_get_microsecond(opaquePointer))
    }

    /// Source: `g_date_time_get_minute`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_minute.html)
    @_alwaysEmitIntoClient
    public var minute: Int {
        swiftInteger(g_date_time_get_minute(opaquePointer))
    }

    /// Source: `g_date_time_get_month`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_month.html)
    @_alwaysEmitIntoClient
    public var month: Int {
        swiftInteger(g_date_time_get_month(opaquePointer))
    }

    /// Source: `g_date_time_get_second`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_second.html)
    @_alwaysEmitIntoClient
    public var second: Int {
        swiftInteger(g_date_time_get_second(opaquePointer))
    }

    /// Source: `g_date_time_get_seconds`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_seconds.html)
    @_alwaysEmitIntoClient
    public var seconds: Double {
        g_date_time_get_seconds(opaquePointer)
    }

    /// Source: `g_date_time_get_timezone`, since GLib 2.58.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_timezone.html)
    @_alwaysEmitIntoClient
    public var timezone: GLibTimeZone {
        GLibTimeZone.wrapping(required: g_date_time_get_timezone(opaquePointer))
    }

    /// Source: `g_date_time_get_timezone_abbreviation`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_timezone_abbreviation.html)
    @_alwaysEmitIntoClient
    public var timezoneAbbreviation: String {
        String(copying: g_date_time_get_timezone_abbreviation(opaquePointer))
    }

    /// Source: `g_date_time_get_utc_offset`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_utc_offset.html)
    @_alwaysEmitIntoClient
    public var utcOffset: Int {
        g_date_time_get_utc_offset(opaquePointer)
    }

    /// Source: `g_date_time_get_week_numbering_year`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_week_numbering_year.html)
    @_alwaysEmitIntoClient
    public var weekNumberingYear: Int {
        swiftInteger(g_date_time_get_week_numbering_year(opaquePointer))
    }

    /// Source: `g_date_time_get_week_of_year`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_week_of_year.html)
    @_alwaysEmitIntoClient
    public var weekOfYear: Int {
        swiftInteger(g_date_time_get_week_of_year(opaquePointer))
    }

    /// Source: `g_date_time_get_year`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_year.html)
    @_alwaysEmitIntoClient
    public var year: Int {
        swiftInteger(g_date_time_get_year(opaquePointer))
    }

    /// Source: `g_date_time_is_daylight_savings`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.is_daylight_savings.html)
    @_alwaysEmitIntoClient
    public var isDaylightSavings: Bool {
        g_date_time_is_daylight_savings(opaquePointer) != 0
    }

    /// Source: `g_date_time_add`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.add.html)
    @_alwaysEmitIntoClient
    public func add(_ timespan: Int) -> DateTime? {
        DateTime.wrapping(g_date_time_add(opaquePointer, timespan), transfer: .full)
    }

    /// Source: `g_date_time_add_days`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.add_days.html)
    @_alwaysEmitIntoClient
    public func addDays(_ days: Int) -> DateTime? {
        DateTime.wrapping(g_date_time_add_days(opaquePointer, cInteger(days)), transfer: .full)
    }

    /// Source: `g_date_time_add_full`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.add_full.html)
    @_alwaysEmitIntoClient
    public func addFull(years: Int, months: Int, days: Int, hours: Int, minutes: Int, seconds: Double) -> DateTime? {
        DateTime.wrapping(
            g_date_time_add_full(
                opaquePointer,
                cInteger(years),
                cInteger(months),
                cInteger(days),
                cInteger(hours),
                cInteger(minutes),
                seconds
            ),
            transfer: .full
        )
    }

    /// Source: `g_date_time_add_hours`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.add_hours.html)
    @_alwaysEmitIntoClient
    public func addHours(_ hours: Int) -> DateTime? {
        DateTime.wrapping(g_date_time_add_hours(opaquePointer, cInteger(hours)), transfer: .full)
    }

    /// Source: `g_date_time_add_minutes`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.add_minutes.html)
    @_alwaysEmitIntoClient
    public func addMinutes(_ minutes: Int) -> DateTime? {
        DateTime.wrapping(g_date_time_add_minutes(opaquePointer, cInteger(minutes)), transfer: .full)
    }

    /// Source: `g_date_time_add_months`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.add_months.html)
    @_alwaysEmitIntoClient
    public func addMonths(_ months: Int) -> DateTime? {
        DateTime.wrapping(g_date_time_add_months(opaquePointer, cInteger(months)), transfer: .full)
    }

    /// Source: `g_date_time_add_seconds`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.add_seconds.html)
    @_alwaysEmitIntoClient
    public func addSeconds(_ seconds: Double) -> DateTime? {
        DateTime.wrapping(g_date_time_add_seconds(opaquePointer, seconds), transfer: .full)
    }

    /// Source: `g_date_time_add_weeks`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.add_weeks.html)
    @_alwaysEmitIntoClient
    public func addWeeks(_ weeks: Int) -> DateTime? {
        DateTime.wrapping(g_date_time_add_weeks(opaquePointer, cInteger(weeks)), transfer: .full)
    }

    /// Source: `g_date_time_add_years`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.add_years.html)
    @_alwaysEmitIntoClient
    public func addYears(_ years: Int) -> DateTime? {
        DateTime.wrapping(g_date_time_add_years(opaquePointer, cInteger(years)), transfer: .full)
    }

    /// Source: `g_date_time_compare`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ dt2: DateTime) -> Int {
        swiftInteger(g_date_time_compare(instance.pointer, dt2.instance.pointer))
    }

    /// Source: `g_date_time_difference`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.difference.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func difference(_ begin: DateTime) -> Int {
        g_date_time_difference(opaquePointer, begin.opaquePointer)
    }

    /// Source: `g_date_time_equal`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ dt2: DateTime) -> Bool {
        g_date_time_equal(instance.pointer, dt2.instance.pointer) != 0
    }

    /// Source: `g_date_time_format`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.format.html)
    @_alwaysEmitIntoClient
    public func format(_ format: String) -> String? {
        String.optional(taking: g_date_time_format(opaquePointer, cText(format)))
    }

    /// Source: `g_date_time_format_iso8601`, since GLib 2.62.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.format_iso8601.html)
    @_alwaysEmitIntoClient
    public func formatIso8601() -> String? {
        String.optional(taking: g_date_time_format_iso8601(opaquePointer))
    }

    /// Source: `g_date_time_get_ymd`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.get_ymd.html)
    @_alwaysEmitIntoClient
    public func ymd() -> (year: Int, month: Int, day: Int) {
        var year: Int32 = 0
        var month: Int32 = 0
        var day: Int32 = 0
        g_date_time_get_ymd(opaquePointer, &year, &month, &day)
        return (swiftInteger(year), swiftInteger(month), swiftInteger(day))
    }

    /// Source: `g_date_time_hash`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.hash.html)
    @_alwaysEmitIntoClient
    public func hash() -> Int {
        swiftInteger(g_date_time_hash(instance.pointer))
    }

    /// Source: `g_date_time_to_local`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.to_local.html)
    @_alwaysEmitIntoClient
    public func toLocal() -> DateTime? {
        DateTime.wrapping(g_date_time_to_local(opaquePointer), transfer: .full)
    }

    /// Source: `g_date_time_to_timezone`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.to_timezone.html)
    @_alwaysEmitIntoClient
    public func toTimezone(_ tz: GLibTimeZone) -> DateTime? {
        DateTime.wrapping(g_date_time_to_timezone(opaquePointer, tz.opaquePointer), transfer: .full)
    }

    /// Source: `g_date_time_to_unix`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.to_unix.html)
    @_alwaysEmitIntoClient
    public func toUnix() -> Int {
        g_date_time_to_unix(opaquePointer)
    }

    /// Source: `g_date_time_to_utc`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.DateTime.to_utc.html)
    @_alwaysEmitIntoClient
    public func toUtc() -> DateTime? {
        DateTime.wrapping(g_date_time_to_utc(opaquePointer), transfer: .full)
    }
}
