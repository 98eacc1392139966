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

    nonisolated deinit {}
}
