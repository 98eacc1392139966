// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GPowerProfileMonitor`, since GLib 2.70.
/// [Reference](https://docs.gtk.org/gio/iface.PowerProfileMonitor.html)
public protocol PowerProfileMonitor: Initable {}

extension PowerProfileMonitor {
    /// Source: `g_power_profile_monitor_get_power_saver_enabled`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/property.PowerProfileMonitor.power-saver-enabled.html)
    @_alwaysEmitIntoClient
    public var powerSaverEnabled: Bool {
        g_power_profile_monitor_get_power_saver_enabled(opaquePointer) != 0
    }
}

/// An object of a private C class that implements ``PowerProfileMonitor``.
///
/// The functions of the C interface are static members of this class.
public final class AnyPowerProfileMonitor: Object, PowerProfileMonitor {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `g_power_profile_monitor_dup_default`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/type_func.PowerProfileMonitor.dup_default.html)
    @_alwaysEmitIntoClient
    public static func dupDefault() -> any PowerProfileMonitor {
        wrappingInterface(required: g_power_profile_monitor_dup_default(), transfer: .full)
    }
}
