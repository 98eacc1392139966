// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMount`.
/// [Reference](https://docs.gtk.org/gio/iface.Mount.html)
public protocol Mount: Object {}

extension Mount {
    /// Source: `g_mount_can_eject`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.can_eject.html)
    @_alwaysEmitIntoClient
    public var canEject: Bool {
        g_mount_can_eject(opaquePointer) != 0
    }

    /// Source: `g_mount_can_unmount`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.can_unmount.html)
    @_alwaysEmitIntoClient
    public var canUnmount: Bool {
        g_mount_can_unmount(opaquePointer) != 0
    }

    /// Source: `g_mount_get_default_location`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_default_location.html)
    @_alwaysEmitIntoClient
    public var defaultLocation: any File {
        wrappingInterface(required: g_mount_get_default_location(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_get_drive`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_drive.html)
    @_alwaysEmitIntoClient
    public var drive: (any Drive)? {
        wrappingInterface(g_mount_get_drive(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: any Icon {
        wrappingInterface(required: g_mount_get_icon(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_get_name`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(taking: g_mount_get_name(opaquePointer))
    }

    /// Source: `g_mount_get_root`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_root.html)
    @_alwaysEmitIntoClient
    public var root: any File {
        wrappingInterface(required: g_mount_get_root(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_get_sort_key`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_sort_key.html)
    @_alwaysEmitIntoClient
    public var sortKey: String? {
        String.optional(copying: g_mount_get_sort_key(opaquePointer))
    }

    /// Source: `g_mount_get_symbolic_icon`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_symbolic_icon.html)
    @_alwaysEmitIntoClient
    public var symbolicIcon: any Icon {
        wrappingInterface(required: g_mount_get_symbolic_icon(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_get_uuid`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_uuid.html)
    @_alwaysEmitIntoClient
    public var uuid: String? {
        String.optional(taking: g_mount_get_uuid(opaquePointer))
    }

    /// Source: `g_mount_get_volume`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_volume.html)
    @_alwaysEmitIntoClient
    public var volume: (any Volume)? {
        wrappingInterface(g_mount_get_volume(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_is_shadowed`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.is_shadowed.html)
    @_alwaysEmitIntoClient
    public var isShadowed: Bool {
        g_mount_is_shadowed(opaquePointer) != 0
    }

    /// Source: `g_mount_eject`, `g_mount_eject_finish`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.eject.html)
    @_alwaysEmitIntoClient
    public func eject(_ flags: MountUnmountFlags = []) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_mount_eject(opaquePointer, flags.cValue, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_mount_eject_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_mount_eject_with_operation`, `g_mount_eject_with_operation_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.eject_with_operation.html)
    @_alwaysEmitIntoClient
    public func ejectWithOperation(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            g_mount_eject_with_operation(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_mount_eject_with_operation_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_mount_guess_content_type`, `g_mount_guess_content_type_finish`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.guess_content_type.html)
    @_alwaysEmitIntoClient
    public func guessContentType(_ forceRescan: Bool) async throws -> [String] {
        try await asyncOperation { cancellable, callback, data in
            g_mount_guess_content_type(opaquePointer, forceRescan ? 1 : 0, cancellable, callback, data)
        } finish: { result throws(GLibError) -> [String] in
            let result = try GLibError.check { error in
                g_mount_guess_content_type_finish(opaquePointer, result, error)
            }
            return [String](taking: result)
        }
    }

    /// Source: `g_mount_guess_content_type_sync`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.guess_content_type_sync.html)
    @_alwaysEmitIntoClient
    public func guessContentTypeSync(forceRescan: Bool, cancellable: Cancellable? = nil) throws(GLibError) -> [String] {
        let result = try GLibError.check { error in
            g_mount_guess_content_type_sync(opaquePointer, forceRescan ? 1 : 0, cancellable?.cancellablePointer, error)
        }
        return [String](taking: result)
    }

    /// Source: `g_mount_remount`, `g_mount_remount_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.remount.html)
    @_alwaysEmitIntoClient
    public func remount(_ flags: MountMountFlags = [], mountOperation: GioMountOperation? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_mount_remount(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_mount_remount_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_mount_shadow`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.shadow.html)
    @_alwaysEmitIntoClient
    public func shadow() {
        g_mount_shadow(opaquePointer)
    }

    /// Source: `g_mount_unmount`, `g_mount_unmount_finish`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.unmount.html)
    @_alwaysEmitIntoClient
    public func unmount(_ flags: MountUnmountFlags = []) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_mount_unmount(opaquePointer, flags.cValue, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_mount_unmount_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_mount_unmount_with_operation`, `g_mount_unmount_with_operation_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.unmount_with_operation.html)
    @_alwaysEmitIntoClient
    public func unmountWithOperation(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            g_mount_unmount_with_operation(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_mount_unmount_with_operation_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_mount_unshadow`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.unshadow.html)
    @_alwaysEmitIntoClient
    public func unshadow() {
        g_mount_unshadow(opaquePointer)
    }

    /// Source: the signal `GMount::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.Mount.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GMount::pre-unmount`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/signal.Mount.pre-unmount.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreUnmount(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("pre-unmount", after: after, handler)
    }

    /// Source: the signal `GMount::unmounted`.
    /// [Reference](https://docs.gtk.org/gio/signal.Mount.unmounted.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnmounted(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unmounted", after: after, handler)
    }
}

/// An object of a private C class that implements ``Mount``.
///
/// The functions of the C interface are static members of this class.
public final class AnyMount: Object, Mount {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
