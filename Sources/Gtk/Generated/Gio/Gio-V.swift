// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GVolume`.
/// [Reference](https://docs.gtk.org/gio/iface.Volume.html)
public protocol Volume: Object {}

extension Volume {
    /// Source: `g_volume_can_eject`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.can_eject.html)
    @_alwaysEmitIntoClient
    public var canEject: Bool {
        g_volume_can_eject(opaquePointer) != 0
    }

    /// Source: `g_volume_can_mount`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.can_mount.html)
    @_alwaysEmitIntoClient
    public var canMount: Bool {
        g_volume_can_mount(opaquePointer) != 0
    }

    /// Source: `g_volume_get_activation_root`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.get_activation_root.html)
    @_alwaysEmitIntoClient
    public var activationRoot: (any File)? {
        wrappingInterface(g_volume_get_activation_root(opaquePointer), transfer: .full)
    }

    /// Source: `g_volume_get_drive`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.get_drive.html)
    @_alwaysEmitIntoClient
    public var drive: (any Drive)? {
        wrappingInterface(g_volume_get_drive(opaquePointer), transfer: .full)
    }

    /// Source: `g_volume_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: any Icon {
        wrappingInterface(required: g_volume_get_icon(opaquePointer), transfer: .full)
    }

    /// Source: `g_volume_get_mount`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.get_mount.html)
    @_alwaysEmitIntoClient
    public var mount: (any Mount)? {
        wrappingInterface(g_volume_get_mount(opaquePointer), transfer: .full)
    }

    /// Source: `g_volume_get_name`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(taking: g_volume_get_name(opaquePointer))
    }

    /// Source: `g_volume_get_sort_key`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.get_sort_key.html)
    @_alwaysEmitIntoClient
    public var sortKey: String? {
        String.optional(copying: g_volume_get_sort_key(opaquePointer))
    }

    /// Source: `g_volume_get_symbolic_icon`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.get_symbolic_icon.html)
    @_alwaysEmitIntoClient
    public var symbolicIcon: any Icon {
        wrappingInterface(required: g_volume_get_symbolic_icon(opaquePointer), transfer: .full)
    }

    /// Source: `g_volume_get_uuid`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.get_uuid.html)
    @_alwaysEmitIntoClient
    public var uuid: String? {
        String.optional(taking: g_volume_get_uuid(opaquePointer))
    }

    /// Source: `g_volume_should_automount`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.should_automount.html)
    @_alwaysEmitIntoClient
    public var shouldAutomount: Bool {
        g_volume_should_automount(opaquePointer) != 0
    }

    /// Source: `g_volume_eject`, `g_volume_eject_finish`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.eject.html)
    @_alwaysEmitIntoClient
    public func eject(_ flags: MountUnmountFlags = []) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_volume_eject(opaquePointer, flags.cValue, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_volume_eject_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_volume_eject_with_operation`, `g_volume_eject_with_operation_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.eject_with_operation.html)
    @_alwaysEmitIntoClient
    public func ejectWithOperation(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            g_volume_eject_with_operation(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_volume_eject_with_operation_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_volume_enumerate_identifiers`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.enumerate_identifiers.html)
    @_alwaysEmitIntoClient
    public func enumerateIdentifiers() -> [String] {
        [String](taking: g_volume_enumerate_identifiers(opaquePointer))
    }

    /// Source: `g_volume_get_identifier`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.get_identifier.html)
    @_alwaysEmitIntoClient
    public func identifier(for kind: String) -> String? {
        String.optional(taking: g_volume_get_identifier(opaquePointer, cText(kind)))
    }

    /// Source: `g_volume_mount`, `g_volume_mount_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.Volume.mount.html)
    @_alwaysEmitIntoClient
    public func mount(_ flags: MountMountFlags = [], mountOperation: GioMountOperation? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_volume_mount(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_volume_mount_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: the signal `GVolume::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.Volume.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GVolume::removed`.
    /// [Reference](https://docs.gtk.org/gio/signal.Volume.removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("removed", after: after, handler)
    }
}

/// An object of a private C class that implements ``Volume``.
///
/// The functions of the C interface are static members of this class.
public final class AnyVolume: Object, Volume {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GVolumeMonitor`.
/// [Reference](https://docs.gtk.org/gio/class.VolumeMonitor.html)
open class VolumeMonitor: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
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
