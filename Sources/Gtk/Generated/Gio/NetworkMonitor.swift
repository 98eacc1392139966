// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GNetworkMonitor`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/iface.NetworkMonitor.html)
public protocol NetworkMonitor: Initable {}

extension NetworkMonitor {
    /// Source: `g_network_monitor_get_connectivity`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/property.NetworkMonitor.connectivity.html)
    @_alwaysEmitIntoClient
    public var connectivity: NetworkConnectivity {
        NetworkConnectivity(g_network_monitor_get_connectivity(opaquePointer))
    }

    /// Source: `g_network_monitor_get_network_available`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/property.NetworkMonitor.network-available.html)
    @_alwaysEmitIntoClient
    public var networkAvailable: Bool {
        g_network_monitor_get_network_available(opaquePointer) != 0
    }

    /// Source: `g_network_monitor_get_network_metered`, since GLib 2.46.
    /// [Reference](https://docs.gtk.org/gio/property.NetworkMonitor.network-metered.html)
    @_alwaysEmitIntoClient
    public var networkMetered: Bool {
        g_network_monitor_get_network_metered(opaquePointer) != 0
    }

    /// Source: the signal `GNetworkMonitor::network-changed`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/signal.NetworkMonitor.network-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onNetworkChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Void
    ) -> SignalConnection {
        connect("network-changed", after: after, handler)
    }
}

/// An object of a private C class that implements ``NetworkMonitor``.
///
/// The functions of the C interface are static members of this class.
public final class AnyNetworkMonitor: Object, NetworkMonitor {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `g_network_monitor_get_default`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/type_func.NetworkMonitor.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: any NetworkMonitor {
        wrappingInterface(required: g_network_monitor_get_default())
    }
}
