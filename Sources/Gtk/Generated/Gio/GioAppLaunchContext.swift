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

    nonisolated deinit {}
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

    /// Source: `g_app_launch_context_get_display`.
    /// [Reference](https://docs.gtk.org/gio/method.AppLaunchContext.get_display.html)
    @_alwaysEmitIntoClient
    public func display(for info: any AppInfo, files: [any File]) -> String? {
        let result = withExtendedLifetime(files) {
            withList(files.map { $0.instance.pointer }) { filesList in
                g_app_launch_context_get_display(gioAppLaunchContextPointer, info.opaquePointer, filesList)
            }
        }
        return String.optional(taking: result)
    }

    /// Source: `g_app_launch_context_get_startup_notify_id`.
    /// [Reference](https://docs.gtk.org/gio/method.AppLaunchContext.get_startup_notify_id.html)
    @_alwaysEmitIntoClient
    public func startupNotifyId(for info: any AppInfo, files: [any File]) -> String? {
        let result = withExtendedLifetime(files) {
            withList(files.map { $0.instance.pointer }) { filesList in
                g_app_launch_context_get_startup_notify_id(gioAppLaunchContextPointer, info.opaquePointer, filesList)
            }
        }
        return String.optional(taking: result)
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
