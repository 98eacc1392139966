// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GTimeZone`, since GLib 2.26.
/// [Reference](https://docs.gtk.org/glib/struct.TimeZone.html)
public final class GLibTimeZone: Boxed {
    public override class var valueType: GType { GType(rawValue: g_time_zone_get_type()) }

    /// Source: `g_time_zone_new`, since GLib 2.26; deprecated.
    /// [Reference](https://docs.gtk.org/glib/ctor.TimeZone.new.html)
    @_alwaysEmitIntoClient
    public convenience init(identifier: String? = nil) {
        self.init(instance: CInstance(g_time_zone_new(cText(ifAny: identifier))), transfer: .full)
    }

    /// Source: `g_time_zone_new_identifier`, since GLib 2.68.
    /// [Reference](https://docs.gtk.org/glib/ctor.TimeZone.new_identifier.html)
    @_alwaysEmitIntoClient
    public static func newIdentifier(_ identifier: String? = nil) -> GLibTimeZone? {
        GLibTimeZone.wrapping(g_time_zone_new_identifier(cText(ifAny: identifier)), transfer: .full)
    }

    /// Source: `g_time_zone_new_local`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/ctor.TimeZone.new_local.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(g_time_zone_new_local()), transfer: .full)
    }

    /// Source: `g_time_zone_new_offset`, since GLib 2.58.
    /// [Reference](https://docs.gtk.org/glib/ctor.TimeZone.new_offset.html)
    @_alwaysEmitIntoClient
    public convenience init(seconds: Int) {
        self.init(instance: CInstance(g_time_zone_new_offset(cInteger(seconds))), transfer: .full)
    }

    /// Source: `g_time_zone_new_utc`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/ctor.TimeZone.new_utc.html)
    @_alwaysEmitIntoClient
    public static func newUtc() -> GLibTimeZone {
        GLibTimeZone.wrapping(required: g_time_zone_new_utc(), transfer: .full)
    }

    /// Source: `g_time_zone_get_identifier`, since GLib 2.58.
    /// [Reference](https://docs.gtk.org/glib/method.TimeZone.get_identifier.html)
    @_alwaysEmitIntoClient
    public var identifier: String {
        String(copying: g_time_zone_get_identifier(opaquePointer))
    }

    /// Source: `g_time_zone_find_interval`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.TimeZone.find_interval.html)
    @_alwaysEmitIntoClient
    public func findInterval(_ type: TimeType, time: Int) -> Int {
        swiftInteger(g_time_zone_find_interval(opaquePointer, type.cValue, time))
    }

    /// Source: `g_time_zone_get_abbreviation`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.TimeZone.get_abbreviation.html)
    @_alwaysEmitIntoClient
    public func abbreviation(_ interval: Int) -> String {
        String(copying: g_time_zone_get_abbreviation(opaquePointer, cInteger(interval)))
    }

    /// Source: `g_time_zone_get_offset`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.TimeZone.get_offset.html)
    @_alwaysEmitIntoClient
    public func offset(_ interval: Int) -> Int {
        swiftInteger(g_time_zone_get_offset(opaquePointer, cInteger(interval)))
    }

    /// Source: `g_time_zone_is_dst`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.TimeZone.is_dst.html)
    @_alwaysEmitIntoClient
    public func isDst(_ interval: Int) -> Bool {
        g_time_zone_is_dst(opaquePointer, cInteger(interval)) != 0
    }
}
