// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GAppInfoMonitor`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/class.AppInfoMonitor.html)
open class AppInfoMonitor: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension AppInfoMonitor {
    /// Source: `g_app_info_monitor_get`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfoMonitor.get.html)
    @_alwaysEmitIntoClient
    public static var shared: AppInfoMonitor {
        AppInfoMonitor.wrapping(required: g_app_info_monitor_get(), transfer: .full)
    }

    /// Source: the signal `GAppInfoMonitor::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.AppInfoMonitor.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}
