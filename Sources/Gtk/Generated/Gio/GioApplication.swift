// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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

    nonisolated deinit {}
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
            swiftInteger(g_application_get_inactivity_timeout(gioApplicationPointer))
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
