// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GAppInfo`.
/// [Reference](https://docs.gtk.org/gio/iface.AppInfo.html)
public protocol AppInfo: Object {}

extension AppInfo {
    /// Source: `g_app_info_can_delete`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.can_delete.html)
    @_alwaysEmitIntoClient
    public var canDelete: Bool {
        g_app_info_can_delete(opaquePointer) != 0
    }

    /// Source: `g_app_info_can_remove_supports_type`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.can_remove_supports_type.html)
    @_alwaysEmitIntoClient
    public var canRemoveSupportsType: Bool {
        g_app_info_can_remove_supports_type(opaquePointer) != 0
    }

    /// Source: `g_app_info_get_commandline`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_commandline.html)
    @_alwaysEmitIntoClient
    public var commandline: String? {
        String.optional(copying: g_app_info_get_commandline(opaquePointer))
    }

    /// Source: `g_app_info_get_description`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_description.html)
    @_alwaysEmitIntoClient
    public var description: String? {
        String.optional(copying: g_app_info_get_description(opaquePointer))
    }

    /// Source: `g_app_info_get_display_name`, since GLib 2.24.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_display_name.html)
    @_alwaysEmitIntoClient
    public var displayName: String {
        String(copying: g_app_info_get_display_name(opaquePointer))
    }

    /// Source: `g_app_info_get_executable`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_executable.html)
    @_alwaysEmitIntoClient
    public var executable: String {
        String(copying: g_app_info_get_executable(opaquePointer))
    }

    /// Source: `g_app_info_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: (any Icon)? {
        wrappingInterface(g_app_info_get_icon(opaquePointer))
    }

    /// Source: `g_app_info_get_id`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_id.html)
    @_alwaysEmitIntoClient
    public var id: String? {
        String.optional(copying: g_app_info_get_id(opaquePointer))
    }

    /// Source: `g_app_info_get_name`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: g_app_info_get_name(opaquePointer))
    }

    /// Source: `g_app_info_get_supported_types`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_supported_types.html)
    @_alwaysEmitIntoClient
    public var supportedTypes: [String] {
        [String](copying: g_app_info_get_supported_types(opaquePointer))
    }

    /// Source: `g_app_info_should_show`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.should_show.html)
    @_alwaysEmitIntoClient
    public var shouldShow: Bool {
        g_app_info_should_show(opaquePointer) != 0
    }

    /// Source: `g_app_info_add_supports_type`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.add_supports_type.html)
    @_alwaysEmitIntoClient
    public func addSupportsType(_ contentType: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_add_supports_type(opaquePointer, cText(contentType), error)
        }
    }

    /// Source: `g_app_info_delete`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.delete.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func delete() -> Bool {
        g_app_info_delete(opaquePointer) != 0
    }

    /// Source: `g_app_info_dup`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.dup.html)
    @_alwaysEmitIntoClient
    public func dup() -> any AppInfo {
        wrappingInterface(required: g_app_info_dup(opaquePointer), transfer: .full)
    }

    /// Source: `g_app_info_equal`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ appinfo2: any AppInfo) -> Bool {
        g_app_info_equal(opaquePointer, appinfo2.opaquePointer) != 0
    }

    /// Source: `g_app_info_launch`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.launch.html)
    @_alwaysEmitIntoClient
    public func launch(_ files: [any File], context: GioAppLaunchContext? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            withExtendedLifetime(files) {
                withList(files.map { $0.instance.pointer }) { filesList in
                    g_app_info_launch(opaquePointer, filesList, context?.gioAppLaunchContextPointer, error)
                }
            }
        }
    }

    /// Source: `g_app_info_launch_uris`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.launch_uris.html)
    @_alwaysEmitIntoClient
    public func launchUris(_ uris: [String], context: GioAppLaunchContext? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            withStringList(uris) { urisList in
                g_app_info_launch_uris(opaquePointer, urisList, context?.gioAppLaunchContextPointer, error)
            }
        }
    }

    /// Source: `g_app_info_remove_supports_type`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.remove_supports_type.html)
    @_alwaysEmitIntoClient
    public func removeSupportsType(_ contentType: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_remove_supports_type(opaquePointer, cText(contentType), error)
        }
    }

    /// Source: `g_app_info_set_as_default_for_extension`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.set_as_default_for_extension.html)
    @_alwaysEmitIntoClient
    public func setAsDefaultForExtension(_ extensionValue: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_set_as_default_for_extension(opaquePointer, cText(extensionValue), error)
        }
    }

    /// Source: `g_app_info_set_as_default_for_type`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.set_as_default_for_type.html)
    @_alwaysEmitIntoClient
    public func setAsDefaultForType(_ contentType: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_set_as_default_for_type(opaquePointer, cText(contentType), error)
        }
    }

    /// Source: `g_app_info_set_as_last_used_for_type`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.set_as_last_used_for_type.html)
    @_alwaysEmitIntoClient
    public func setAsLastUsedForType(_ contentType: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_set_as_last_used_for_type(opaquePointer, cText(contentType), error)
        }
    }

    /// Source: `g_app_info_supports_files`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.supports_files.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func supportsFiles() -> Bool {
        g_app_info_supports_files(opaquePointer) != 0
    }

    /// Source: `g_app_info_supports_uris`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.supports_uris.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func supportsUris() -> Bool {
        g_app_info_supports_uris(opaquePointer) != 0
    }
}

/// An object of a private C class that implements ``AppInfo``.
///
/// The functions of the C interface are static members of this class.
public final class AnyAppInfo: Object, AppInfo {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `g_app_info_create_from_commandline`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.create_from_commandline.html)
    @_alwaysEmitIntoClient
    public static func createFromCommandline(
        _ commandline: String,
        applicationName: String? = nil,
        flags: AppInfoCreateFlags = []
    ) throws(GLibError) -> any AppInfo {
        let result = try GLibError.check { error in
            g_app_info_create_from_commandline(cText(commandline), cText(ifAny: applicationName), flags.cValue, error)
        }
        return wrappingInterface(required: result, transfer: .full)
    }

    /// Source: `g_app_info_get_all`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_all.html)
    @_alwaysEmitIntoClient
    public static var all: [any AppInfo] {
        cElements(of: g_app_info_get_all(), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_app_info_get_all_for_type`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_all_for_type.html)
    @_alwaysEmitIntoClient
    public static func allForType(_ contentType: String) -> [any AppInfo] {
        cElements(of: g_app_info_get_all_for_type(cText(contentType)), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_app_info_get_default_for_type`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_type.html)
    @_alwaysEmitIntoClient
    public static func defaultForType(_ contentType: String, mustSupportUris: Bool) -> (any AppInfo)? {
        wrappingInterface(g_app_info_get_default_for_type(cText(contentType), mustSupportUris ? 1 : 0), transfer: .full)
    }

    /// Source: `g_app_info_get_default_for_type_async`, `g_app_info_get_default_for_type_finish`, since GLib 2.74.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_type.html)
    @_alwaysEmitIntoClient
    public static func defaultForType(_ contentType: String, mustSupportUris: Bool) async throws -> any AppInfo {
        try await asyncOperation { cancellable, callback, data in
            g_app_info_get_default_for_type_async(
                cText(contentType),
                mustSupportUris ? 1 : 0,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> any AppInfo in
            let result = try GLibError.check { error in
                g_app_info_get_default_for_type_finish(result, error)
            }
            return wrappingInterface(required: result, transfer: .full)
        }
    }

    /// Source: `g_app_info_get_default_for_uri_scheme`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_uri_scheme.html)
    @_alwaysEmitIntoClient
    public static func defaultForUriScheme(_ uriScheme: String) -> (any AppInfo)? {
        wrappingInterface(g_app_info_get_default_for_uri_scheme(cText(uriScheme)), transfer: .full)
    }

    /// Source: `g_app_info_get_default_for_uri_scheme_async`, `g_app_info_get_default_for_uri_scheme_finish`, since GLib 2.74.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_uri_scheme.html)
    @_alwaysEmitIntoClient
    public static func defaultForUriScheme(_ uriScheme: String) async throws -> any AppInfo {
        try await asyncOperation { cancellable, callback, data in
            g_app_info_get_default_for_uri_scheme_async(cText(uriScheme), cancellable, callback, data)
        } finish: { result throws(GLibError) -> any AppInfo in
            let result = try GLibError.check { error in
                g_app_info_get_default_for_uri_scheme_finish(result, error)
            }
            return wrappingInterface(required: result, transfer: .full)
        }
    }

    /// Source: `g_app_info_get_fallback_for_type`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_fallback_for_type.html)
    @_alwaysEmitIntoClient
    public static func fallbackForType(_ contentType: String) -> [any AppInfo] {
        cElements(of: g_app_info_get_fallback_for_type(cText(contentType)), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_app_info_get_recommended_for_type`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_recommended_for_type.html)
    @_alwaysEmitIntoClient
    public static func recommendedForType(_ contentType: String) -> [any AppInfo] {
        cElements(of: g_app_info_get_recommended_for_type(cText(contentType)), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_app_info_launch_default_for_uri`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.launch_default_for_uri.html)
    @_alwaysEmitIntoClient
    public static func launchDefaultForUri(_ uri: String, context: GioAppLaunchContext? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_launch_default_for_uri(cText(uri), context?.gioAppLaunchContextPointer, error)
        }
    }

    /// Source: `g_app_info_launch_default_for_uri_async`, `g_app_info_launch_default_for_uri_finish`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.launch_default_for_uri.html)
    @_alwaysEmitIntoClient
    public static func launchDefaultForUri(_ uri: String, context: GioAppLaunchContext? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_app_info_launch_default_for_uri_async(
                cText(uri),
                context?.gioAppLaunchContextPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_app_info_launch_default_for_uri_finish(result, error)
            }
        }
    }

    /// Source: `g_app_info_reset_type_associations`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.reset_type_associations.html)
    @_alwaysEmitIntoClient
    public static func resetTypeAssociations(_ contentType: String) {
        g_app_info_reset_type_associations(cText(contentType))
    }
}
