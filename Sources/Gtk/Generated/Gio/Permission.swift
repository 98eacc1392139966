// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GPermission`.
/// [Reference](https://docs.gtk.org/gio/class.Permission.html)
open class Permission: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Permission {
    @_alwaysEmitIntoClient
    var permissionPointer: UnsafeMutablePointer<GPermission> { pointer() }

    /// Source: `g_permission_get_allowed`.
    /// [Reference](https://docs.gtk.org/gio/property.Permission.allowed.html)
    @_alwaysEmitIntoClient
    public var allowed: Bool {
        g_permission_get_allowed(permissionPointer) != 0
    }

    /// Source: `g_permission_get_can_acquire`.
    /// [Reference](https://docs.gtk.org/gio/property.Permission.can-acquire.html)
    @_alwaysEmitIntoClient
    public var canAcquire: Bool {
        g_permission_get_can_acquire(permissionPointer) != 0
    }

    /// Source: `g_permission_get_can_release`.
    /// [Reference](https://docs.gtk.org/gio/property.Permission.can-release.html)
    @_alwaysEmitIntoClient
    public var canRelease: Bool {
        g_permission_get_can_release(permissionPointer) != 0
    }

    /// Source: `g_permission_acquire`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Permission.acquire.html)
    @_alwaysEmitIntoClient
    public func acquire(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_permission_acquire(permissionPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_permission_acquire_async`, `g_permission_acquire_finish`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Permission.acquire.html)
    @_alwaysEmitIntoClient
    public func acquire() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_permission_acquire_async(permissionPointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_permission_acquire_finish(permissionPointer, result, error)
            }
        }
    }

    /// Source: `g_permission_impl_update`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Permission.impl_update.html)
    @_alwaysEmitIntoClient
    public func implUpdate(allowed: Bool, canAcquire: Bool, canRelease: Bool) {
        g_permission_impl_update(permissionPointer, allowed ? 1 : 0, canAcquire ? 1 : 0, canRelease ? 1 : 0)
    }

    /// Source: `g_permission_release`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Permission.release.html)
    @_alwaysEmitIntoClient
    public func release(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_permission_release(permissionPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_permission_release_async`, `g_permission_release_finish`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Permission.release.html)
    @_alwaysEmitIntoClient
    public func release() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_permission_release_async(permissionPointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_permission_release_finish(permissionPointer, result, error)
            }
        }
    }
}
