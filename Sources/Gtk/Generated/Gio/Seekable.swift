// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSeekable`.
/// [Reference](https://docs.gtk.org/gio/iface.Seekable.html)
public protocol Seekable: Object {}

extension Seekable {
    /// Source: `g_seekable_can_seek`.
    /// [Reference](https://docs.gtk.org/gio/method.Seekable.can_seek.html)
    @_alwaysEmitIntoClient
    public var canSeek: Bool {
        g_seekable_can_seek(opaquePointer) != 0
    }

    /// Source: `g_seekable_can_truncate`.
    /// [Reference](https://docs.gtk.org/gio/method.Seekable.can_truncate.html)
    @_alwaysEmitIntoClient
    public var canTruncate: Bool {
        g_seekable_can_truncate(opaquePointer) != 0
    }

    /// Source: `g_seekable_seek`.
    /// [Reference](https://docs.gtk.org/gio/method.Seekable.seek.html)
    @_alwaysEmitIntoClient
    public func seek(offset: Int, type: SeekType, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_seekable_seek(opaquePointer, offset, type.cValue, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_seekable_tell`.
    /// [Reference](https://docs.gtk.org/gio/method.Seekable.tell.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func tell() -> Int {
        g_seekable_tell(opaquePointer)
    }

    /// Source: `g_seekable_truncate`.
    /// [Reference](https://docs.gtk.org/gio/method.Seekable.truncate.html)
    @_alwaysEmitIntoClient
    public func truncate(offset: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_seekable_truncate(opaquePointer, offset, cancellable?.cancellablePointer, error)
        }
    }
}

/// An object of a private C class that implements ``Seekable``.
///
/// The functions of the C interface are static members of this class.
public final class AnySeekable: Object, Seekable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
