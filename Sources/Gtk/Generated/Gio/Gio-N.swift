// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GNetworkConnectivity`, since GLib 2.44.
/// [Reference](https://docs.gtk.org/gio/enum.NetworkConnectivity.html)
nonisolated public enum NetworkConnectivity: Enumeration {
    /// Source: `G_NETWORK_CONNECTIVITY_LOCAL`.
    case local
    /// Source: `G_NETWORK_CONNECTIVITY_LIMITED`.
    case limited
    /// Source: `G_NETWORK_CONNECTIVITY_PORTAL`.
    case portal
    /// Source: `G_NETWORK_CONNECTIVITY_FULL`.
    case full
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NetworkConnectivity] = [
        .local,
        .limited,
        .portal,
        .full,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .local
        case 2: self = .limited
        case 3: self = .portal
        case 4: self = .full
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .local: 1
        case .limited: 2
        case .portal: 3
        case .full: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GNetworkConnectivity) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GNetworkConnectivity { GNetworkConnectivity(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NetworkConnectivity: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_network_connectivity_get_type()) }
}

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

    /// Source: `g_network_monitor_get_default`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/type_func.NetworkMonitor.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: any NetworkMonitor {
        wrappingInterface(required: g_network_monitor_get_default())
    }
}

/// Source: `GNotificationPriority`, since GLib 2.42.
/// [Reference](https://docs.gtk.org/gio/enum.NotificationPriority.html)
nonisolated public enum NotificationPriority: Enumeration {
    /// Source: `G_NOTIFICATION_PRIORITY_NORMAL`.
    case normal
    /// Source: `G_NOTIFICATION_PRIORITY_LOW`.
    case low
    /// Source: `G_NOTIFICATION_PRIORITY_HIGH`.
    case high
    /// Source: `G_NOTIFICATION_PRIORITY_URGENT`.
    case urgent
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NotificationPriority] = [
        .normal,
        .low,
        .high,
        .urgent,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .low
        case 2: self = .high
        case 3: self = .urgent
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .low: 1
        case .high: 2
        case .urgent: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GNotificationPriority) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GNotificationPriority { GNotificationPriority(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NotificationPriority: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_notification_priority_get_type()) }
}
