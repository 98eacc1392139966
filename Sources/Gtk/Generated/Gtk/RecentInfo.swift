// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkRecentInfo`.
/// [Reference](https://docs.gtk.org/gtk4/struct.RecentInfo.html)
public final class RecentInfo: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_recent_info_get_type()) }

    /// Source: `gtk_recent_info_get_added`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_added.html)
    @_alwaysEmitIntoClient
    public var added: DateTime {
        DateTime.wrapping(required: gtk_recent_info_get_added(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_age`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_age.html)
    @_alwaysEmitIntoClient
    public var age: Int {
        swiftInteger(gtk_recent_info_get_age(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_description`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_description.html)
    @_alwaysEmitIntoClient
    public var description: String? {
        String.optional(copying: gtk_recent_info_get_description(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_display_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_display_name.html)
    @_alwaysEmitIntoClient
    public var displayName: String {
        String(copying: gtk_recent_info_get_display_name(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_gicon.html)
    @_alwaysEmitIntoClient
    public var gicon: (any Icon)? {
        wrappingInterface(gtk_recent_info_get_gicon(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_recent_info_get_mime_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_mime_type.html)
    @_alwaysEmitIntoClient
    public var mimeType: String {
        String(copying: gtk_recent_info_get_mime_type(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_modified`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_modified.html)
    @_alwaysEmitIntoClient
    public var modified: DateTime {
        DateTime.wrapping(required: gtk_recent_info_get_modified(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_private_hint`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_private_hint.html)
    @_alwaysEmitIntoClient
    public var privateHint: Bool {
        gtk_recent_info_get_private_hint(opaquePointer) != 0
    }

    /// Source: `gtk_recent_info_get_short_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_short_name.html)
    @_alwaysEmitIntoClient
    public var shortName: String {
        String(taking: gtk_recent_info_get_short_name(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_uri`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_uri.html)
    @_alwaysEmitIntoClient
    public var uri: String {
        String(copying: gtk_recent_info_get_uri(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_uri_display`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_uri_display.html)
    @_alwaysEmitIntoClient
    public var uriDisplay: String? {
        String.optional(taking: gtk_recent_info_get_uri_display(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_visited`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_visited.html)
    @_alwaysEmitIntoClient
    public var visited: DateTime {
        DateTime.wrapping(required: gtk_recent_info_get_visited(opaquePointer))
    }

    /// Source: `gtk_recent_info_is_local`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.is_local.html)
    @_alwaysEmitIntoClient
    public var isLocal: Bool {
        gtk_recent_info_is_local(opaquePointer) != 0
    }

    /// Source: `gtk_recent_info_create_app_info`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.create_app_info.html)
    @_alwaysEmitIntoClient
    public func createAppInfo(_ appName: String? = nil) throws(GLibError) -> (any AppInfo)? {
        let result = try GLibError.check { error in
            gtk_recent_info_create_app_info(opaquePointer, cText(ifAny: appName), error)
        }
        return wrappingInterface(result, transfer: .full)
    }

    /// Source: `gtk_recent_info_exists`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.exists.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func exists() -> Bool {
        gtk_recent_info_exists(opaquePointer) != 0
    }

    /// Source: `gtk_recent_info_get_application_info`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_application_info.html)
    @_alwaysEmitIntoClient
    public func applicationInfo(for appName: String) -> (appExec: String?, count: Int, stamp: DateTime?)? {
        var appExec: UnsafePointer<CChar>? = nil
        var count: UInt32 = 0
        var stamp: OpaquePointer? = nil
        guard gtk_recent_info_get_application_info(opaquePointer, cText(appName), &appExec, &count, &stamp) != 0 else {
            return nil
        }
        return (String.optional(copying: appExec), swiftInteger(count), DateTime.wrapping(stamp))
    }

    /// Source: `gtk_recent_info_get_applications`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_applications.html)
    @_alwaysEmitIntoClient
    public func applications() -> [String] {
        var length: UInt = 0
        let result = gtk_recent_info_get_applications(opaquePointer, &length)
        return cArray(result, count: swiftInteger(length), isTaken: true) { String(taking: $0) }
    }

    /// Source: `gtk_recent_info_get_groups`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_groups.html)
    @_alwaysEmitIntoClient
    public func groups() -> [String] {
        var length: UInt = 0
        let result = gtk_recent_info_get_groups(opaquePointer, &length)
        return cArray(result, count: swiftInteger(length), isTaken: true) { String(taking: $0) }
    }

    /// Source: `gtk_recent_info_has_application`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.has_application.html)
    @_alwaysEmitIntoClient
    public func hasApplication(_ appName: String) -> Bool {
        gtk_recent_info_has_application(opaquePointer, cText(appName)) != 0
    }

    /// Source: `gtk_recent_info_has_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.has_group.html)
    @_alwaysEmitIntoClient
    public func hasGroup(_ groupName: String) -> Bool {
        gtk_recent_info_has_group(opaquePointer, cText(groupName)) != 0
    }

    /// Source: `gtk_recent_info_last_application`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.last_application.html)
    @_alwaysEmitIntoClient
    public func lastApplication() -> String {
        String(taking: gtk_recent_info_last_application(opaquePointer))
    }

    /// Source: `gtk_recent_info_match`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.match.html)
    @_alwaysEmitIntoClient
    public func match(_ infoB: RecentInfo) -> Bool {
        gtk_recent_info_match(opaquePointer, infoB.opaquePointer) != 0
    }
}
