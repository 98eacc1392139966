// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GAppLaunchContext`.
/// [Reference](https://docs.gtk.org/gio/class.AppLaunchContext.html)
open class GioAppLaunchContext: Object {
    /// Source: `g_app_launch_context_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.AppLaunchContext.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_app_launch_context_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GioAppLaunchContext {
    @_alwaysEmitIntoClient
    var gioAppLaunchContextPointer: UnsafeMutablePointer<GAppLaunchContext> { pointer() }

    /// Source: `g_app_launch_context_get_environment`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.AppLaunchContext.get_environment.html)
    @_alwaysEmitIntoClient
    public var environment: [String] {
        [String](taking: g_app_launch_context_get_environment(gioAppLaunchContextPointer))
    }

    /// Source: `g_app_launch_context_launch_failed`.
    /// [Reference](https://docs.gtk.org/gio/method.AppLaunchContext.launch_failed.html)
    @_alwaysEmitIntoClient
    public func launchFailed(_ startupNotifyId: String) {
        g_app_launch_context_launch_failed(gioAppLaunchContextPointer, cText(startupNotifyId))
    }

    /// Source: `g_app_launch_context_setenv`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.AppLaunchContext.setenv.html)
    @_alwaysEmitIntoClient
    public func setenv(_ variable: String, value: String) {
        g_app_launch_context_setenv(gioAppLaunchContextPointer, cText(variable), cText(value))
    }

    /// Source: `g_app_launch_context_unsetenv`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.AppLaunchContext.unsetenv.html)
    @_alwaysEmitIntoClient
    public func unsetenv(_ variable: String) {
        g_app_launch_context_unsetenv(gioAppLaunchContextPointer, cText(variable))
    }

    /// Source: the signal `GAppLaunchContext::launch-failed`, since GLib 2.36.
    /// [Reference](https://docs.gtk.org/gio/signal.AppLaunchContext.launch-failed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLaunchFailed(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("launch-failed", after: after, handler)
    }

    /// Source: the signal `GAppLaunchContext::launch-started`, since GLib 2.72.
    /// [Reference](https://docs.gtk.org/gio/signal.AppLaunchContext.launch-started.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLaunchStarted(
        after: Bool = false,
        _ handler: @escaping @MainActor (any AppInfo, Variant?) -> Void
    ) -> SignalConnection {
        connect("launch-started", after: after) { (info: InterfaceValue<any AppInfo>, platformData: Variant?) -> Void in
            handler(info.object, platformData)
        }
    }

    /// Source: the signal `GAppLaunchContext::launched`, since GLib 2.36.
    /// [Reference](https://docs.gtk.org/gio/signal.AppLaunchContext.launched.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLaunched(
        after: Bool = false,
        _ handler: @escaping @MainActor (any AppInfo, Variant) -> Void
    ) -> SignalConnection {
        connect("launched", after: after) { (info: InterfaceValue<any AppInfo>, platformData: Variant) -> Void in
            handler(info.object, platformData)
        }
    }
}

/// Source: `GApplication`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/class.Application.html)
open class GioApplication: Object, ActionGroup, ActionMap {
    /// Source: `g_application_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.Application.new.html)
    @_alwaysEmitIntoClient
    public init(applicationId: String? = nil, flags: ApplicationFlags = []) {
        requireValid(applicationId: applicationId)
        super.init(instance: CInstance(g_application_new(cText(ifAny: applicationId), flags.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GioApplication {
    @_alwaysEmitIntoClient
    var gioApplicationPointer: UnsafeMutablePointer<GApplication> { pointer() }

    /// Source: `g_application_get_application_id`, `g_application_set_application_id`.
    /// [Reference](https://docs.gtk.org/gio/property.Application.application-id.html)
    @_alwaysEmitIntoClient
    public var applicationId: String? {
        get {
            String.optional(copying: g_application_get_application_id(gioApplicationPointer))
        }
        set {
            g_application_set_application_id(gioApplicationPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `g_application_get_flags`, `g_application_set_flags`.
    /// [Reference](https://docs.gtk.org/gio/property.Application.flags.html)
    @_alwaysEmitIntoClient
    public var flags: ApplicationFlags {
        get {
            ApplicationFlags(g_application_get_flags(gioApplicationPointer))
        }
        set {
            g_application_set_flags(gioApplicationPointer, newValue.cValue)
        }
    }

    /// Source: `g_application_get_inactivity_timeout`, `g_application_set_inactivity_timeout`.
    /// [Reference](https://docs.gtk.org/gio/property.Application.inactivity-timeout.html)
    @_alwaysEmitIntoClient
    public var inactivityTimeout: Int {
        get {
            Int(g_application_get_inactivity_timeout(gioApplicationPointer))
        }
        set {
            g_application_set_inactivity_timeout(gioApplicationPointer, cInteger(newValue))
        }
    }

    /// Source: `g_application_get_is_busy`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/property.Application.is-busy.html)
    @_alwaysEmitIntoClient
    public var isBusy: Bool {
        g_application_get_is_busy(gioApplicationPointer) != 0
    }

    /// Source: `g_application_get_is_registered`.
    /// [Reference](https://docs.gtk.org/gio/property.Application.is-registered.html)
    @_alwaysEmitIntoClient
    public var isRegistered: Bool {
        g_application_get_is_registered(gioApplicationPointer) != 0
    }

    /// Source: `g_application_get_is_remote`.
    /// [Reference](https://docs.gtk.org/gio/property.Application.is-remote.html)
    @_alwaysEmitIntoClient
    public var isRemote: Bool {
        g_application_get_is_remote(gioApplicationPointer) != 0
    }

    /// Source: `g_application_get_resource_base_path`, `g_application_set_resource_base_path`.
    /// [Reference](https://docs.gtk.org/gio/property.Application.resource-base-path.html)
    @_alwaysEmitIntoClient
    public var resourceBasePath: String? {
        get {
            String.optional(copying: g_application_get_resource_base_path(gioApplicationPointer))
        }
        set {
            g_application_set_resource_base_path(gioApplicationPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `g_application_get_dbus_object_path`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.Application.get_dbus_object_path.html)
    @_alwaysEmitIntoClient
    public var dbusObjectPath: String? {
        String.optional(copying: g_application_get_dbus_object_path(gioApplicationPointer))
    }

    /// Source: `g_application_activate`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.Application.activate.html)
    @_alwaysEmitIntoClient
    public func activate() {
        g_application_activate(gioApplicationPointer)
    }

    /// Source: `g_application_bind_busy_property`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.Application.bind_busy_property.html)
    @_alwaysEmitIntoClient
    public func bindBusyProperty(_ object: Object, property: String) {
        g_application_bind_busy_property(gioApplicationPointer, object.instance.pointer, cText(property))
    }

    /// Source: `g_application_hold`.
    /// [Reference](https://docs.gtk.org/gio/method.Application.hold.html)
    @_alwaysEmitIntoClient
    public func hold() {
        g_application_hold(gioApplicationPointer)
    }

    /// Source: `g_application_mark_busy`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/method.Application.mark_busy.html)
    @_alwaysEmitIntoClient
    public func markBusy() {
        g_application_mark_busy(gioApplicationPointer)
    }

    /// Source: `g_application_quit`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Application.quit.html)
    @_alwaysEmitIntoClient
    public func quit() {
        g_application_quit(gioApplicationPointer)
    }

    /// Source: `g_application_register`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.Application.register.html)
    @_alwaysEmitIntoClient
    public func register(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_application_register(gioApplicationPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_application_release`.
    /// [Reference](https://docs.gtk.org/gio/method.Application.release.html)
    @_alwaysEmitIntoClient
    public func release() {
        g_application_release(gioApplicationPointer)
    }

    /// Source: `g_application_send_notification`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Application.send_notification.html)
    @_alwaysEmitIntoClient
    public func sendNotification(_ id: String? = nil, notification: GioNotification) {
        g_application_send_notification(gioApplicationPointer, cText(ifAny: id), notification.opaquePointer)
    }

    /// Source: `g_application_set_action_group`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Application.set_action_group.html)
    @_alwaysEmitIntoClient
    public func setActionGroup(_ actionGroup: (any ActionGroup)?) {
        g_application_set_action_group(gioApplicationPointer, actionGroup?.opaquePointer)
    }

    /// Source: `g_application_set_default`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Application.set_default.html)
    @_alwaysEmitIntoClient
    public func setDefault() {
        g_application_set_default(gioApplicationPointer)
    }

    /// Source: `g_application_set_option_context_description`, since GLib 2.56.
    /// [Reference](https://docs.gtk.org/gio/method.Application.set_option_context_description.html)
    @_alwaysEmitIntoClient
    public func setOptionContextDescription(_ description: String?) {
        g_application_set_option_context_description(gioApplicationPointer, cText(ifAny: description))
    }

    /// Source: `g_application_set_option_context_parameter_string`, since GLib 2.56.
    /// [Reference](https://docs.gtk.org/gio/method.Application.set_option_context_parameter_string.html)
    @_alwaysEmitIntoClient
    public func setOptionContextParameterString(_ parameterString: String?) {
        g_application_set_option_context_parameter_string(gioApplicationPointer, cText(ifAny: parameterString))
    }

    /// Source: `g_application_set_option_context_summary`, since GLib 2.56.
    /// [Reference](https://docs.gtk.org/gio/method.Application.set_option_context_summary.html)
    @_alwaysEmitIntoClient
    public func setOptionContextSummary(_ summary: String?) {
        g_application_set_option_context_summary(gioApplicationPointer, cText(ifAny: summary))
    }

    /// Source: `g_application_unbind_busy_property`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.Application.unbind_busy_property.html)
    @_alwaysEmitIntoClient
    public func unbindBusyProperty(_ object: Object, property: String) {
        g_application_unbind_busy_property(gioApplicationPointer, object.instance.pointer, cText(property))
    }

    /// Source: `g_application_unmark_busy`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/method.Application.unmark_busy.html)
    @_alwaysEmitIntoClient
    public func unmarkBusy() {
        g_application_unmark_busy(gioApplicationPointer)
    }

    /// Source: `g_application_withdraw_notification`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Application.withdraw_notification.html)
    @_alwaysEmitIntoClient
    public func withdrawNotification(_ id: String) {
        g_application_withdraw_notification(gioApplicationPointer, cText(id))
    }

    /// Source: `g_application_get_default`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/type_func.Application.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: GioApplication? {
        GioApplication.wrapping(g_application_get_default())
    }

    /// Source: `g_application_id_is_valid`.
    /// [Reference](https://docs.gtk.org/gio/type_func.Application.id_is_valid.html)
    @_alwaysEmitIntoClient
    public static func idIsValid(_ applicationId: String) -> Bool {
        g_application_id_is_valid(cText(applicationId)) != 0
    }

    /// Source: the signal `GApplication::activate`.
    /// [Reference](https://docs.gtk.org/gio/signal.Application.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GApplication::command-line`.
    /// [Reference](https://docs.gtk.org/gio/signal.Application.command-line.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCommandLine(
        after: Bool = false,
        _ handler: @escaping @MainActor (ApplicationCommandLine) -> Int
    ) -> SignalConnection {
        connect("command-line", after: after, handler)
    }

    /// Source: the signal `GApplication::handle-local-options`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/signal.Application.handle-local-options.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onHandleLocalOptions(
        after: Bool = false,
        _ handler: @escaping @MainActor (VariantDict) -> Int
    ) -> SignalConnection {
        connect("handle-local-options", after: after, handler)
    }

    /// Source: the signal `GApplication::name-lost`, since GLib 2.60.
    /// [Reference](https://docs.gtk.org/gio/signal.Application.name-lost.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onNameLost(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("name-lost", after: after, handler)
    }

    /// Source: the signal `GApplication::shutdown`.
    /// [Reference](https://docs.gtk.org/gio/signal.Application.shutdown.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onShutdown(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("shutdown", after: after, handler)
    }

    /// Source: the signal `GApplication::startup`.
    /// [Reference](https://docs.gtk.org/gio/signal.Application.startup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStartup(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("startup", after: after, handler)
    }
}

/// Source: `GInputStream`.
/// [Reference](https://docs.gtk.org/gio/class.InputStream.html)
open class GioInputStream: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GioInputStream {
    @_alwaysEmitIntoClient
    var gioInputStreamPointer: UnsafeMutablePointer<GInputStream> { pointer() }

    /// Source: `g_input_stream_has_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.has_pending.html)
    @_alwaysEmitIntoClient
    public var hasPending: Bool {
        g_input_stream_has_pending(gioInputStreamPointer) != 0
    }

    /// Source: `g_input_stream_is_closed`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.is_closed.html)
    @_alwaysEmitIntoClient
    public var isClosed: Bool {
        g_input_stream_is_closed(gioInputStreamPointer) != 0
    }

    /// Source: `g_input_stream_clear_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.clear_pending.html)
    @_alwaysEmitIntoClient
    public func clearPending() {
        g_input_stream_clear_pending(gioInputStreamPointer)
    }

    /// Source: `g_input_stream_close`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_input_stream_close(gioInputStreamPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_input_stream_close_async`, `g_input_stream_close_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_input_stream_close_async(gioInputStreamPointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_input_stream_close_finish(gioInputStreamPointer, result, error)
            }
        }
    }

    /// Source: `g_input_stream_read_bytes`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.read_bytes.html)
    @_alwaysEmitIntoClient
    public func readBytes(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> Bytes {
        let result = try GLibError.check { error in
            g_input_stream_read_bytes(gioInputStreamPointer, cInteger(count), cancellable?.cancellablePointer, error)
        }
        return Bytes.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_input_stream_read_bytes_async`, `g_input_stream_read_bytes_finish`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.read_bytes.html)
    @_alwaysEmitIntoClient
    public func readBytes(count: Int, ioPriority: Int = 0) async throws -> Bytes {
        try await asyncOperation { cancellable, callback, data in
            g_input_stream_read_bytes_async(
                gioInputStreamPointer,
                cInteger(count),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Bytes in
            let result = try GLibError.check { error in
                g_input_stream_read_bytes_finish(gioInputStreamPointer, result, error)
            }
            return Bytes.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_input_stream_set_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.set_pending.html)
    @_alwaysEmitIntoClient
    public func setPending() throws(GLibError) {
        _ = try GLibError.check { error in
            g_input_stream_set_pending(gioInputStreamPointer, error)
        }
    }

    /// Source: `g_input_stream_skip`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.skip.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func skip(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_input_stream_skip(gioInputStreamPointer, cInteger(count), cancellable?.cancellablePointer, error)
        }
        return result
    }

    /// Source: `g_input_stream_skip_async`, `g_input_stream_skip_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.skip.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func skip(count: Int, ioPriority: Int = 0) async throws -> Int {
        try await asyncOperation { cancellable, callback, data in
            g_input_stream_skip_async(
                gioInputStreamPointer,
                cInteger(count),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Int in
            let result = try GLibError.check { error in
                g_input_stream_skip_finish(gioInputStreamPointer, result, error)
            }
            return result
        }
    }
}

/// Source: `GListStore`.
/// [Reference](https://docs.gtk.org/gio/class.ListStore.html)
open class GioListStore: Object, ListModel {
    /// Source: `g_list_store_new`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/ctor.ListStore.new.html)
    @_alwaysEmitIntoClient
    public init(itemType: GType) {
        super.init(instance: CInstance(g_list_store_new(itemType.rawValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GioListStore {
    /// Source: the property `GListStore:item-type`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/property.ListStore.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: the property `GListStore:n-items`, since GLib 2.74.
    /// [Reference](https://docs.gtk.org/gio/property.ListStore.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `g_list_store_append`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListStore.append.html)
    @_alwaysEmitIntoClient
    public func append(_ item: Object) {
        g_list_store_append(opaquePointer, item.instance.pointer)
    }

    /// Source: `g_list_store_find`, since GLib 2.64.
    /// [Reference](https://docs.gtk.org/gio/method.ListStore.find.html)
    @_alwaysEmitIntoClient
    public func find(_ item: Object) -> Int? {
        var position: UInt32 = 0
        guard g_list_store_find(opaquePointer, item.instance.pointer, &position) != 0 else { return nil }
        return Int(position)
    }

    /// Source: `g_list_store_insert`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListStore.insert.html)
    @_alwaysEmitIntoClient
    public func insert(position: Int, item: Object) {
        g_list_store_insert(opaquePointer, cInteger(position), item.instance.pointer)
    }

    /// Source: `g_list_store_remove`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListStore.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        g_list_store_remove(opaquePointer, cInteger(position))
    }

    /// Source: `g_list_store_remove_all`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListStore.remove_all.html)
    @_alwaysEmitIntoClient
    public func removeAll() {
        g_list_store_remove_all(opaquePointer)
    }
}

/// Source: `GMountOperation`.
/// [Reference](https://docs.gtk.org/gio/class.MountOperation.html)
open class GioMountOperation: Object {
    /// Source: `g_mount_operation_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.MountOperation.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_mount_operation_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GioMountOperation {
    @_alwaysEmitIntoClient
    var gioMountOperationPointer: UnsafeMutablePointer<GMountOperation> { pointer() }

    /// Source: `g_mount_operation_get_anonymous`, `g_mount_operation_set_anonymous`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.anonymous.html)
    @_alwaysEmitIntoClient
    public var anonymous: Bool {
        get {
            g_mount_operation_get_anonymous(gioMountOperationPointer) != 0
        }
        set {
            g_mount_operation_set_anonymous(gioMountOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `g_mount_operation_get_choice`, `g_mount_operation_set_choice`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.choice.html)
    @_alwaysEmitIntoClient
    public var choice: Int {
        get {
            Int(g_mount_operation_get_choice(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_choice(gioMountOperationPointer, cInteger(newValue))
        }
    }

    /// Source: `g_mount_operation_get_domain`, `g_mount_operation_set_domain`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.domain.html)
    @_alwaysEmitIntoClient
    public var domain: String? {
        get {
            String.optional(copying: g_mount_operation_get_domain(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_domain(gioMountOperationPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `g_mount_operation_get_is_tcrypt_hidden_volume`, `g_mount_operation_set_is_tcrypt_hidden_volume`, since GLib 2.58.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-hidden-volume.html)
    @_alwaysEmitIntoClient
    public var isTcryptHiddenVolume: Bool {
        get {
            g_mount_operation_get_is_tcrypt_hidden_volume(gioMountOperationPointer) != 0
        }
        set {
            g_mount_operation_set_is_tcrypt_hidden_volume(gioMountOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `g_mount_operation_get_is_tcrypt_system_volume`, `g_mount_operation_set_is_tcrypt_system_volume`, since GLib 2.58.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-system-volume.html)
    @_alwaysEmitIntoClient
    public var isTcryptSystemVolume: Bool {
        get {
            g_mount_operation_get_is_tcrypt_system_volume(gioMountOperationPointer) != 0
        }
        set {
            g_mount_operation_set_is_tcrypt_system_volume(gioMountOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `g_mount_operation_get_password`, `g_mount_operation_set_password`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.password.html)
    @_alwaysEmitIntoClient
    public var password: String? {
        get {
            String.optional(copying: g_mount_operation_get_password(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_password(gioMountOperationPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `g_mount_operation_get_password_save`, `g_mount_operation_set_password_save`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.password-save.html)
    @_alwaysEmitIntoClient
    public var passwordSave: PasswordSave {
        get {
            PasswordSave(g_mount_operation_get_password_save(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_password_save(gioMountOperationPointer, newValue.cValue)
        }
    }

    /// Source: `g_mount_operation_get_pim`, `g_mount_operation_set_pim`, since GLib 2.58.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.pim.html)
    @_alwaysEmitIntoClient
    public var pim: Int {
        get {
            Int(g_mount_operation_get_pim(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_pim(gioMountOperationPointer, cInteger(newValue))
        }
    }

    /// Source: `g_mount_operation_get_username`, `g_mount_operation_set_username`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.username.html)
    @_alwaysEmitIntoClient
    public var username: String? {
        get {
            String.optional(copying: g_mount_operation_get_username(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_username(gioMountOperationPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `g_mount_operation_reply`.
    /// [Reference](https://docs.gtk.org/gio/method.MountOperation.reply.html)
    @_alwaysEmitIntoClient
    public func reply(_ result: MountOperationResult) {
        g_mount_operation_reply(gioMountOperationPointer, result.cValue)
    }

    /// Source: the signal `GMountOperation::aborted`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/signal.MountOperation.aborted.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAborted(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("aborted", after: after, handler)
    }

    /// Source: the signal `GMountOperation::ask-password`.
    /// [Reference](https://docs.gtk.org/gio/signal.MountOperation.ask-password.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAskPassword(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, String, String, AskPasswordFlags) -> Void
    ) -> SignalConnection {
        connect("ask-password", after: after, handler)
    }

    /// Source: the signal `GMountOperation::ask-question`.
    /// [Reference](https://docs.gtk.org/gio/signal.MountOperation.ask-question.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAskQuestion(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, [String]) -> Void
    ) -> SignalConnection {
        connect("ask-question", after: after, handler)
    }

    /// Source: the signal `GMountOperation::reply`.
    /// [Reference](https://docs.gtk.org/gio/signal.MountOperation.reply.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onReply(
        after: Bool = false,
        _ handler: @escaping @MainActor (MountOperationResult) -> Void
    ) -> SignalConnection {
        connect("reply", after: after, handler)
    }

    /// Source: the signal `GMountOperation::show-unmount-progress`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/signal.MountOperation.show-unmount-progress.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onShowUnmountProgress(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, Int, Int) -> Void
    ) -> SignalConnection {
        connect("show-unmount-progress", after: after, handler)
    }
}

/// Source: `GNotification`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/class.Notification.html)
open class GioNotification: Object {
    /// Source: `g_notification_new`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/ctor.Notification.new.html)
    @_alwaysEmitIntoClient
    public init(title: String) {
        super.init(instance: CInstance(g_notification_new(cText(title))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GioNotification {
    /// Source: `g_notification_add_button`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.add_button.html)
    @_alwaysEmitIntoClient
    public func addButton(_ label: String, detailedAction: String) {
        g_notification_add_button(opaquePointer, cText(label), cText(detailedAction))
    }

    /// Source: `g_notification_add_button_with_target_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.add_button_with_target.html)
    @_alwaysEmitIntoClient
    public func addButtonWithTarget(_ label: String, action: String, target: Variant? = nil) {
        g_notification_add_button_with_target_value(opaquePointer, cText(label), cText(action), target?.opaquePointer)
    }

    /// Source: `g_notification_set_body`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_body.html)
    @_alwaysEmitIntoClient
    public func setBody(_ body: String?) {
        g_notification_set_body(opaquePointer, cText(ifAny: body))
    }

    /// Source: `g_notification_set_category`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_category.html)
    @_alwaysEmitIntoClient
    public func setCategory(_ category: String?) {
        g_notification_set_category(opaquePointer, cText(ifAny: category))
    }

    /// Source: `g_notification_set_default_action`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_default_action.html)
    @_alwaysEmitIntoClient
    public func setDefaultAction(_ detailedAction: String) {
        g_notification_set_default_action(opaquePointer, cText(detailedAction))
    }

    /// Source: `g_notification_set_default_action_and_target_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_default_action_and_target.html)
    @_alwaysEmitIntoClient
    public func setDefaultActionAndTarget(_ action: String, target: Variant? = nil) {
        g_notification_set_default_action_and_target_value(opaquePointer, cText(action), target?.opaquePointer)
    }

    /// Source: `g_notification_set_icon`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ icon: any Icon) {
        g_notification_set_icon(opaquePointer, icon.opaquePointer)
    }

    /// Source: `g_notification_set_priority`.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_priority.html)
    @_alwaysEmitIntoClient
    public func setPriority(_ priority: NotificationPriority) {
        g_notification_set_priority(opaquePointer, priority.cValue)
    }

    /// Source: `g_notification_set_title`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_title.html)
    @_alwaysEmitIntoClient
    public func setTitle(_ title: String) {
        g_notification_set_title(opaquePointer, cText(title))
    }

    /// Source: `g_notification_set_urgent`, since GLib 2.40; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_urgent.html)
    @_alwaysEmitIntoClient
    public func setUrgent(_ urgent: Bool) {
        g_notification_set_urgent(opaquePointer, urgent ? 1 : 0)
    }
}

/// Source: `GOutputStream`.
/// [Reference](https://docs.gtk.org/gio/class.OutputStream.html)
open class GioOutputStream: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GioOutputStream {
    @_alwaysEmitIntoClient
    var gioOutputStreamPointer: UnsafeMutablePointer<GOutputStream> { pointer() }

    /// Source: `g_output_stream_has_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.has_pending.html)
    @_alwaysEmitIntoClient
    public var hasPending: Bool {
        g_output_stream_has_pending(gioOutputStreamPointer) != 0
    }

    /// Source: `g_output_stream_is_closed`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.is_closed.html)
    @_alwaysEmitIntoClient
    public var isClosed: Bool {
        g_output_stream_is_closed(gioOutputStreamPointer) != 0
    }

    /// Source: `g_output_stream_is_closing`, since GLib 2.24.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.is_closing.html)
    @_alwaysEmitIntoClient
    public var isClosing: Bool {
        g_output_stream_is_closing(gioOutputStreamPointer) != 0
    }

    /// Source: `g_output_stream_clear_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.clear_pending.html)
    @_alwaysEmitIntoClient
    public func clearPending() {
        g_output_stream_clear_pending(gioOutputStreamPointer)
    }

    /// Source: `g_output_stream_close`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_output_stream_close(gioOutputStreamPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_output_stream_close_async`, `g_output_stream_close_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_output_stream_close_async(gioOutputStreamPointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_output_stream_close_finish(gioOutputStreamPointer, result, error)
            }
        }
    }

    /// Source: `g_output_stream_flush`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.flush.html)
    @_alwaysEmitIntoClient
    public func flush(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_output_stream_flush(gioOutputStreamPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_output_stream_flush_async`, `g_output_stream_flush_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.flush.html)
    @_alwaysEmitIntoClient
    public func flush(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_output_stream_flush_async(gioOutputStreamPointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_output_stream_flush_finish(gioOutputStreamPointer, result, error)
            }
        }
    }

    /// Source: `g_output_stream_set_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.set_pending.html)
    @_alwaysEmitIntoClient
    public func setPending() throws(GLibError) {
        _ = try GLibError.check { error in
            g_output_stream_set_pending(gioOutputStreamPointer, error)
        }
    }

    /// Source: `g_output_stream_splice`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.splice.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func splice(_ source: GioInputStream, flags: OutputStreamSpliceFlags = [], cancellable: Cancellable? = nil)
        throws(GLibError) -> Int
    {
        let result = try GLibError.check { error in
            g_output_stream_splice(
                gioOutputStreamPointer,
                source.gioInputStreamPointer,
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
        return result
    }

    /// Source: `g_output_stream_splice_async`, `g_output_stream_splice_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.splice.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func splice(_ source: GioInputStream, flags: OutputStreamSpliceFlags = [], ioPriority: Int = 0) async throws
        -> Int
    {
        try await asyncOperation { cancellable, callback, data in
            g_output_stream_splice_async(
                gioOutputStreamPointer,
                source.gioInputStreamPointer,
                flags.cValue,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Int in
            let result = try GLibError.check { error in
                g_output_stream_splice_finish(gioOutputStreamPointer, result, error)
            }
            return result
        }
    }

    /// Source: `g_output_stream_write`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.write.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func write(_ buffer: [UInt8], cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var bufferValues = buffer
        let result = try GLibError.check { error in
            g_output_stream_write(
                gioOutputStreamPointer,
                &bufferValues,
                cInteger(buffer.count),
                cancellable?.cancellablePointer,
                error
            )
        }
        return result
    }

    /// Source: `g_output_stream_write_all`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.write_all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func writeAll(_ buffer: [UInt8], cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var bufferValues = buffer
        var bytesWritten: UInt = 0
        _ = try GLibError.check { error in
            g_output_stream_write_all(
                gioOutputStreamPointer,
                &bufferValues,
                cInteger(buffer.count),
                &bytesWritten,
                cancellable?.cancellablePointer,
                error
            )
        }
        return Int(clamping: bytesWritten)
    }

    /// Source: `g_output_stream_write_bytes`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.write_bytes.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func writeBytes(_ bytes: Bytes, cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_output_stream_write_bytes(
                gioOutputStreamPointer,
                bytes.opaquePointer,
                cancellable?.cancellablePointer,
                error
            )
        }
        return result
    }

    /// Source: `g_output_stream_write_bytes_async`, `g_output_stream_write_bytes_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.write_bytes.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func writeBytes(_ bytes: Bytes, ioPriority: Int = 0) async throws -> Int {
        try await asyncOperation { cancellable, callback, data in
            g_output_stream_write_bytes_async(
                gioOutputStreamPointer,
                bytes.opaquePointer,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Int in
            let result = try GLibError.check { error in
                g_output_stream_write_bytes_finish(gioOutputStreamPointer, result, error)
            }
            return result
        }
    }
}

/// Source: `GSettings`.
/// [Reference](https://docs.gtk.org/gio/class.Settings.html)
open class GioSettings: Object {
    /// Source: `g_settings_new`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/ctor.Settings.new.html)
    @_alwaysEmitIntoClient
    public init(schemaId: String) {
        super.init(instance: CInstance(g_settings_new(cText(schemaId))), transfer: .full)
    }

    /// Source: `g_settings_new_with_path`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/ctor.Settings.new_with_path.html)
    @_alwaysEmitIntoClient
    public init(schemaId: String, path: String) {
        super.init(instance: CInstance(g_settings_new_with_path(cText(schemaId), cText(path))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GioSettings {
    @_alwaysEmitIntoClient
    var gioSettingsPointer: UnsafeMutablePointer<GSettings> { pointer() }

    /// Source: the property `GSettings:delay-apply`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.delay-apply.html)
    @_alwaysEmitIntoClient
    public var delayApply: Bool {
        self[property: "delay-apply"]
    }

    /// Source: `g_settings_get_has_unapplied`.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.has-unapplied.html)
    @_alwaysEmitIntoClient
    public var hasUnapplied: Bool {
        g_settings_get_has_unapplied(gioSettingsPointer) != 0
    }

    /// Source: the property `GSettings:path`.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.path.html)
    @_alwaysEmitIntoClient
    public var path: String? {
        self[property: "path"]
    }

    /// Source: the property `GSettings:schema`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.schema.html)
    @_alwaysEmitIntoClient
    public var schema: String? {
        self[property: "schema"]
    }

    /// Source: the property `GSettings:schema-id`.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.schema-id.html)
    @_alwaysEmitIntoClient
    public var schemaId: String? {
        self[property: "schema-id"]
    }

    /// Source: the property `GSettings:settings-schema`.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.settings-schema.html)
    @_alwaysEmitIntoClient
    public var settingsSchema: SettingsSchema? {
        self[property: "settings-schema"]
    }

    /// Source: `g_settings_apply`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.apply.html)
    @_alwaysEmitIntoClient
    public func apply() {
        g_settings_apply(gioSettingsPointer)
    }

    /// Source: `g_settings_bind`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.bind.html)
    @_alwaysEmitIntoClient
    public func bind(_ key: String, object: Object, property: String, flags: SettingsBindFlags = []) {
        g_settings_bind(gioSettingsPointer, cText(key), object.instance.pointer, cText(property), flags.cValue)
    }

    /// Source: `g_settings_bind_writable`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.bind_writable.html)
    @_alwaysEmitIntoClient
    public func bindWritable(_ key: String, object: Object, property: String, inverted: Bool) {
        g_settings_bind_writable(
            gioSettingsPointer,
            cText(key),
            object.instance.pointer,
            cText(property),
            inverted ? 1 : 0
        )
    }

    /// Source: `g_settings_create_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.create_action.html)
    @_alwaysEmitIntoClient
    public func createAction(_ key: String) -> any Action {
        wrappingInterface(required: g_settings_create_action(gioSettingsPointer, cText(key)), transfer: .full)
    }

    /// Source: `g_settings_delay`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.delay.html)
    @_alwaysEmitIntoClient
    public func delay() {
        g_settings_delay(gioSettingsPointer)
    }

    /// Source: `g_settings_get_boolean`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_boolean.html)
    @_alwaysEmitIntoClient
    public func boolean(for key: String) -> Bool {
        g_settings_get_boolean(gioSettingsPointer, cText(key)) != 0
    }

    /// Source: `g_settings_get_child`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_child.html)
    @_alwaysEmitIntoClient
    public func child(for name: String) -> GioSettings {
        GioSettings.wrapping(required: g_settings_get_child(gioSettingsPointer, cText(name)), transfer: .full)
    }

    /// Source: `g_settings_get_default_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_default_value.html)
    @_alwaysEmitIntoClient
    public func defaultValue(for key: String) -> Variant? {
        Variant.wrapping(g_settings_get_default_value(gioSettingsPointer, cText(key)), transfer: .full)
    }

    /// Source: `g_settings_get_double`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_double.html)
    @_alwaysEmitIntoClient
    public func double(for key: String) -> Double {
        g_settings_get_double(gioSettingsPointer, cText(key))
    }

    /// Source: `g_settings_get_enum`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_enum.html)
    @_alwaysEmitIntoClient
    public func `enum`(for key: String) -> Int {
        Int(g_settings_get_enum(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_flags`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_flags.html)
    @_alwaysEmitIntoClient
    public func flags(for key: String) -> Int {
        Int(g_settings_get_flags(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_int`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_int.html)
    @_alwaysEmitIntoClient
    public func int(for key: String) -> Int {
        Int(g_settings_get_int(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_int64`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_int64.html)
    @_alwaysEmitIntoClient
    public func int64(for key: String) -> Int {
        g_settings_get_int64(gioSettingsPointer, cText(key))
    }

    /// Source: `g_settings_get_range`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_range.html)
    @_alwaysEmitIntoClient
    public func range(for key: String) -> Variant {
        Variant.wrapping(required: g_settings_get_range(gioSettingsPointer, cText(key)), transfer: .full)
    }

    /// Source: `g_settings_get_string`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_string.html)
    @_alwaysEmitIntoClient
    public func string(for key: String) -> String {
        String(taking: g_settings_get_string(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_strv`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_strv.html)
    @_alwaysEmitIntoClient
    public func strv(for key: String) -> [String] {
        [String](taking: g_settings_get_strv(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_uint`, since GLib 2.30.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_uint.html)
    @_alwaysEmitIntoClient
    public func uint(for key: String) -> Int {
        Int(g_settings_get_uint(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_uint64`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_uint64.html)
    @_alwaysEmitIntoClient
    public func uint64(for key: String) -> UInt64 {
        UInt64(g_settings_get_uint64(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_user_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_user_value.html)
    @_alwaysEmitIntoClient
    public func userValue(for key: String) -> Variant? {
        Variant.wrapping(g_settings_get_user_value(gioSettingsPointer, cText(key)), transfer: .full)
    }

    /// Source: `g_settings_get_value`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_value.html)
    @_alwaysEmitIntoClient
    public func value(for key: String) -> Variant {
        Variant.wrapping(required: g_settings_get_value(gioSettingsPointer, cText(key)), transfer: .full)
    }

    /// Source: `g_settings_is_writable`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.is_writable.html)
    @_alwaysEmitIntoClient
    public func isWritable(_ name: String) -> Bool {
        g_settings_is_writable(gioSettingsPointer, cText(name)) != 0
    }

    /// Source: `g_settings_list_children`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.list_children.html)
    @_alwaysEmitIntoClient
    public func listChildren() -> [String] {
        [String](taking: g_settings_list_children(gioSettingsPointer))
    }

    /// Source: `g_settings_list_keys`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.list_keys.html)
    @_alwaysEmitIntoClient
    public func listKeys() -> [String] {
        [String](taking: g_settings_list_keys(gioSettingsPointer))
    }

    /// Source: `g_settings_range_check`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.range_check.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rangeCheck(_ key: String, value: Variant) -> Bool {
        g_settings_range_check(gioSettingsPointer, cText(key), value.opaquePointer) != 0
    }

    /// Source: `g_settings_reset`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.reset.html)
    @_alwaysEmitIntoClient
    public func reset(_ key: String) {
        g_settings_reset(gioSettingsPointer, cText(key))
    }

    /// Source: `g_settings_revert`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.revert.html)
    @_alwaysEmitIntoClient
    public func revert() {
        g_settings_revert(gioSettingsPointer)
    }

    /// Source: `g_settings_set_boolean`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_boolean.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBoolean(_ key: String, value: Bool) -> Bool {
        g_settings_set_boolean(gioSettingsPointer, cText(key), value ? 1 : 0) != 0
    }

    /// Source: `g_settings_set_double`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_double.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setDouble(_ key: String, value: Double) -> Bool {
        g_settings_set_double(gioSettingsPointer, cText(key), value) != 0
    }

    /// Source: `g_settings_set_enum`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_enum.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setEnum(_ key: String, value: Int) -> Bool {
        g_settings_set_enum(gioSettingsPointer, cText(key), cInteger(value)) != 0
    }

    /// Source: `g_settings_set_flags`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_flags.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setFlags(_ key: String, value: Int) -> Bool {
        g_settings_set_flags(gioSettingsPointer, cText(key), cInteger(value)) != 0
    }

    /// Source: `g_settings_set_int`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_int.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setInt(_ key: String, value: Int) -> Bool {
        g_settings_set_int(gioSettingsPointer, cText(key), cInteger(value)) != 0
    }

    /// Source: `g_settings_set_int64`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_int64.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setInt64(_ key: String, value: Int) -> Bool {
        g_settings_set_int64(gioSettingsPointer, cText(key), value) != 0
    }

    /// Source: `g_settings_set_string`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_string.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setString(_ key: String, value: String) -> Bool {
        g_settings_set_string(gioSettingsPointer, cText(key), cText(value)) != 0
    }

    /// Source: `g_settings_set_strv`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_strv.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setStrv(_ key: String, value: [String]? = nil) -> Bool {
        let result = withStringArray(value) { valueArray in
            g_settings_set_strv(
                gioSettingsPointer,
                cText(key),
                UnsafeMutableRawPointer(valueArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
        return result != 0
    }

    /// Source: `g_settings_set_uint`, since GLib 2.30.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_uint.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setUint(_ key: String, value: Int) -> Bool {
        g_settings_set_uint(gioSettingsPointer, cText(key), cInteger(value)) != 0
    }

    /// Source: `g_settings_set_uint64`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_uint64.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setUint64(_ key: String, value: UInt64) -> Bool {
        g_settings_set_uint64(gioSettingsPointer, cText(key), guint64(value)) != 0
    }

    /// Source: `g_settings_set_value`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_value.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setValue(_ key: String, value: Variant) -> Bool {
        g_settings_set_value(gioSettingsPointer, cText(key), value.opaquePointer) != 0
    }

    /// Source: `g_settings_list_relocatable_schemas`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/type_func.Settings.list_relocatable_schemas.html)
    @_alwaysEmitIntoClient
    public static func listRelocatableSchemas() -> [String] {
        [String](copying: g_settings_list_relocatable_schemas())
    }

    /// Source: `g_settings_list_schemas`, since GLib 2.26; deprecated.
    /// [Reference](https://docs.gtk.org/gio/type_func.Settings.list_schemas.html)
    @_alwaysEmitIntoClient
    public static func listSchemas() -> [String] {
        [String](copying: g_settings_list_schemas())
    }

    /// Source: `g_settings_sync`.
    /// [Reference](https://docs.gtk.org/gio/type_func.Settings.sync.html)
    @_alwaysEmitIntoClient
    public static func sync() {
        g_settings_sync()
    }

    /// Source: `g_settings_unbind`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/type_func.Settings.unbind.html)
    @_alwaysEmitIntoClient
    public static func unbind(_ object: Object, property: String) {
        g_settings_unbind(object.instance.pointer, cText(property))
    }

    /// Source: the signal `GSettings::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.Settings.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("changed", detail), after: after, handler)
    }

    /// Source: the signal `GSettings::writable-change-event`.
    /// [Reference](https://docs.gtk.org/gio/signal.Settings.writable-change-event.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onWritableChangeEvent(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Bool
    ) -> SignalConnection {
        connect("writable-change-event", after: after, handler)
    }

    /// Source: the signal `GSettings::writable-changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.Settings.writable-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onWritableChanged(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("writable-changed", detail), after: after, handler)
    }
}
