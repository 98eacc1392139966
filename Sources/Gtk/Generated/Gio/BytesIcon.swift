// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GBytesIcon`, since GLib 2.38.
/// [Reference](https://docs.gtk.org/gio/class.BytesIcon.html)
open class BytesIcon: Object, LoadableIcon {
    /// Source: `g_bytes_icon_new`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/ctor.BytesIcon.new.html)
    @_alwaysEmitIntoClient
    public init(bytes: Bytes) {
        super.init(instance: CInstance(g_bytes_icon_new(bytes.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension BytesIcon {
    /// Source: `g_bytes_icon_get_bytes`.
    /// [Reference](https://docs.gtk.org/gio/property.BytesIcon.bytes.html)
    @_alwaysEmitIntoClient
    public var bytes: Bytes {
        Bytes.wrapping(required: g_bytes_icon_get_bytes(opaquePointer))
    }
}
