// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GVolumeMonitor`.
/// [Reference](https://docs.gtk.org/gio/class.VolumeMonitor.html)
open class VolumeMonitor: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension VolumeMonitor {
    @_alwaysEmitIntoClient
    var volumeMonitorPointer: UnsafeMutablePointer<GVolumeMonitor> { pointer() }

    /// Source: `g_volume_monitor_get_connected_drives`.
    /// [Reference](https://docs.gtk.org/gio/method.VolumeMonitor.get_connected_drives.html)
    @_alwaysEmitIntoClient
    public var connectedDrives: [any Drive] {
        cElements(of: g_volume_monitor_get_connected_drives(volumeMonitorPointer), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_volume_monitor_get_mounts`.
    /// [Reference](https://docs.gtk.org/gio/method.VolumeMonitor.get_mounts.html)
    @_alwaysEmitIntoClient
    public var mounts: [any Mount] {
        cElements(of: g_volume_monitor_get_mounts(volumeMonitorPointer), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_volume_monitor_get_volumes`.
    /// [Reference](https://docs.gtk.org/gio/method.VolumeMonitor.get_volumes.html)
    @_alwaysEmitIntoClient
    public var volumes: [any Volume] {
        cElements(of: g_volume_monitor_get_volumes(volumeMonitorPointer), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_volume_monitor_get_mount_for_uuid`.
    /// [Reference](https://docs.gtk.org/gio/method.VolumeMonitor.get_mount_for_uuid.html)
    @_alwaysEmitIntoClient
    public func mountForUuid(_ uuid: String) -> (any Mount)? {
        wrappingInterface(g_volume_monitor_get_mount_for_uuid(volumeMonitorPointer, cText(uuid)), transfer: .full)
    }

    /// Source: `g_volume_monitor_get_volume_for_uuid`.
    /// [Reference](https://docs.gtk.org/gio/method.VolumeMonitor.get_volume_for_uuid.html)
    @_alwaysEmitIntoClient
    public func volumeForUuid(_ uuid: String) -> (any Volume)? {
        wrappingInterface(g_volume_monitor_get_volume_for_uuid(volumeMonitorPointer, cText(uuid)), transfer: .full)
    }

    /// Source: `g_volume_monitor_adopt_orphan_mount`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/type_func.VolumeMonitor.adopt_orphan_mount.html)
    @_alwaysEmitIntoClient
    public static func adoptOrphanMount(_ mount: any Mount) -> any Volume {
        wrappingInterface(required: g_volume_monitor_adopt_orphan_mount(mount.opaquePointer), transfer: .full)
    }

    /// Source: `g_volume_monitor_get`.
    /// [Reference](https://docs.gtk.org/gio/type_func.VolumeMonitor.get.html)
    @_alwaysEmitIntoClient
    public static var shared: VolumeMonitor {
        VolumeMonitor.wrapping(required: g_volume_monitor_get(), transfer: .full)
    }

    /// Source: the signal `GVolumeMonitor::drive-changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.drive-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDriveChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Drive) -> Void
    ) -> SignalConnection {
        connect("drive-changed", after: after) { (drive: InterfaceValue<any Drive>) -> Void in
            handler(drive.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::drive-connected`.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.drive-connected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDriveConnected(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Drive) -> Void
    ) -> SignalConnection {
        connect("drive-connected", after: after) { (drive: InterfaceValue<any Drive>) -> Void in
            handler(drive.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::drive-disconnected`.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.drive-disconnected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDriveDisconnected(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Drive) -> Void
    ) -> SignalConnection {
        connect("drive-disconnected", after: after) { (drive: InterfaceValue<any Drive>) -> Void in
            handler(drive.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::drive-eject-button`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.drive-eject-button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDriveEjectButton(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Drive) -> Void
    ) -> SignalConnection {
        connect("drive-eject-button", after: after) { (drive: InterfaceValue<any Drive>) -> Void in
            handler(drive.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::drive-stop-button`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.drive-stop-button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDriveStopButton(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Drive) -> Void
    ) -> SignalConnection {
        connect("drive-stop-button", after: after) { (drive: InterfaceValue<any Drive>) -> Void in
            handler(drive.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::mount-added`.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.mount-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMountAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Mount) -> Void
    ) -> SignalConnection {
        connect("mount-added", after: after) { (mount: InterfaceValue<any Mount>) -> Void in
            handler(mount.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::mount-changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.mount-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMountChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Mount) -> Void
    ) -> SignalConnection {
        connect("mount-changed", after: after) { (mount: InterfaceValue<any Mount>) -> Void in
            handler(mount.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::mount-pre-unmount`.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.mount-pre-unmount.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMountPreUnmount(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Mount) -> Void
    ) -> SignalConnection {
        connect("mount-pre-unmount", after: after) { (mount: InterfaceValue<any Mount>) -> Void in
            handler(mount.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::mount-removed`.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.mount-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMountRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Mount) -> Void
    ) -> SignalConnection {
        connect("mount-removed", after: after) { (mount: InterfaceValue<any Mount>) -> Void in
            handler(mount.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::volume-added`.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.volume-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onVolumeAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Volume) -> Void
    ) -> SignalConnection {
        connect("volume-added", after: after) { (volume: InterfaceValue<any Volume>) -> Void in
            handler(volume.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::volume-changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.volume-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onVolumeChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Volume) -> Void
    ) -> SignalConnection {
        connect("volume-changed", after: after) { (volume: InterfaceValue<any Volume>) -> Void in
            handler(volume.object)
        }
    }

    /// Source: the signal `GVolumeMonitor::volume-removed`.
    /// [Reference](https://docs.gtk.org/gio/signal.VolumeMonitor.volume-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onVolumeRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (any Volume) -> Void
    ) -> SignalConnection {
        connect("volume-removed", after: after) { (volume: InterfaceValue<any Volume>) -> Void in
            handler(volume.object)
        }
    }
}
