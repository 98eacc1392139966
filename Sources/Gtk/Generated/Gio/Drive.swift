// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GDrive`.
/// [Reference](https://docs.gtk.org/gio/iface.Drive.html)
public protocol Drive: Object {}

extension Drive {
    /// Source: `g_drive_can_eject`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.can_eject.html)
    @_alwaysEmitIntoClient
    public var canEject: Bool {
        g_drive_can_eject(opaquePointer) != 0
    }

    /// Source: `g_drive_can_poll_for_media`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.can_poll_for_media.html)
    @_alwaysEmitIntoClient
    public var canPollForMedia: Bool {
        g_drive_can_poll_for_media(opaquePointer) != 0
    }

    /// Source: `g_drive_can_start`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.can_start.html)
    @_alwaysEmitIntoClient
    public var canStart: Bool {
        g_drive_can_start(opaquePointer) != 0
    }

    /// Source: `g_drive_can_start_degraded`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.can_start_degraded.html)
    @_alwaysEmitIntoClient
    public var canStartDegraded: Bool {
        g_drive_can_start_degraded(opaquePointer) != 0
    }

    /// Source: `g_drive_can_stop`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.can_stop.html)
    @_alwaysEmitIntoClient
    public var canStop: Bool {
        g_drive_can_stop(opaquePointer) != 0
    }

    /// Source: `g_drive_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: any Icon {
        wrappingInterface(required: g_drive_get_icon(opaquePointer), transfer: .full)
    }

    /// Source: `g_drive_get_name`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(taking: g_drive_get_name(opaquePointer))
    }

    /// Source: `g_drive_get_sort_key`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_sort_key.html)
    @_alwaysEmitIntoClient
    public var sortKey: String? {
        String.optional(copying: g_drive_get_sort_key(opaquePointer))
    }

    /// Source: `g_drive_get_start_stop_type`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_start_stop_type.html)
    @_alwaysEmitIntoClient
    public var startStopType: DriveStartStopType {
        DriveStartStopType(g_drive_get_start_stop_type(opaquePointer))
    }

    /// Source: `g_drive_get_symbolic_icon`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_symbolic_icon.html)
    @_alwaysEmitIntoClient
    public var symbolicIcon: any Icon {
        wrappingInterface(required: g_drive_get_symbolic_icon(opaquePointer), transfer: .full)
    }

    /// Source: `g_drive_get_volumes`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_volumes.html)
    @_alwaysEmitIntoClient
    public var volumes: [any Volume] {
        cElements(of: g_drive_get_volumes(opaquePointer), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_drive_has_media`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.has_media.html)
    @_alwaysEmitIntoClient
    public var hasMedia: Bool {
        g_drive_has_media(opaquePointer) != 0
    }

    /// Source: `g_drive_has_volumes`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.has_volumes.html)
    @_alwaysEmitIntoClient
    public var hasVolumes: Bool {
        g_drive_has_volumes(opaquePointer) != 0
    }

    /// Source: `g_drive_is_media_check_automatic`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.is_media_check_automatic.html)
    @_alwaysEmitIntoClient
    public var isMediaCheckAutomatic: Bool {
        g_drive_is_media_check_automatic(opaquePointer) != 0
    }

    /// Source: `g_drive_is_media_removable`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.is_media_removable.html)
    @_alwaysEmitIntoClient
    public var isMediaRemovable: Bool {
        g_drive_is_media_removable(opaquePointer) != 0
    }

    /// Source: `g_drive_is_removable`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.is_removable.html)
    @_alwaysEmitIntoClient
    public var isRemovable: Bool {
        g_drive_is_removable(opaquePointer) != 0
    }

    /// Source: `g_drive_eject`, `g_drive_eject_finish`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.eject.html)
    @_alwaysEmitIntoClient
    public func eject(_ flags: MountUnmountFlags = []) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_drive_eject(opaquePointer, flags.cValue, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_drive_eject_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_drive_eject_with_operation`, `g_drive_eject_with_operation_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.eject_with_operation.html)
    @_alwaysEmitIntoClient
    public func ejectWithOperation(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            g_drive_eject_with_operation(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_drive_eject_with_operation_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_drive_enumerate_identifiers`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.enumerate_identifiers.html)
    @_alwaysEmitIntoClient
    public func enumerateIdentifiers() -> [String] {
        [String](taking: g_drive_enumerate_identifiers(opaquePointer))
    }

    /// Source: `g_drive_get_identifier`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_identifier.html)
    @_alwaysEmitIntoClient
    public func identifier(for kind: String) -> String? {
        String.optional(taking: g_drive_get_identifier(opaquePointer, cText(kind)))
    }

    /// Source: `g_drive_poll_for_media`, `g_drive_poll_for_media_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.poll_for_media.html)
    @_alwaysEmitIntoClient
    public func pollForMedia() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_drive_poll_for_media(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_drive_poll_for_media_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_drive_start`, `g_drive_start_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.start.html)
    @_alwaysEmitIntoClient
    public func start(_ flags: DriveStartFlags = [], mountOperation: GioMountOperation? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_drive_start(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_drive_start_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_drive_stop`, `g_drive_stop_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.stop.html)
    @_alwaysEmitIntoClient
    public func stop(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_drive_stop(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_drive_stop_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: the signal `GDrive::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.Drive.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GDrive::disconnected`.
    /// [Reference](https://docs.gtk.org/gio/signal.Drive.disconnected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDisconnected(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("disconnected", after: after, handler)
    }

    /// Source: the signal `GDrive::eject-button`.
    /// [Reference](https://docs.gtk.org/gio/signal.Drive.eject-button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEjectButton(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("eject-button", after: after, handler)
    }

    /// Source: the signal `GDrive::stop-button`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/signal.Drive.stop-button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStopButton(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("stop-button", after: after, handler)
    }
}

/// An object of a private C class that implements ``Drive``.
///
/// The functions of the C interface are static members of this class.
public final class AnyDrive: Object, Drive {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
