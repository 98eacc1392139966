// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GEmblem`.
/// [Reference](https://docs.gtk.org/gio/class.Emblem.html)
open class Emblem: Object, Icon {
    /// Source: `g_emblem_new`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/ctor.Emblem.new.html)
    @_alwaysEmitIntoClient
    public init(icon: any Icon) {
        super.init(instance: CInstance(g_emblem_new(icon.opaquePointer)), transfer: .full)
    }

    /// Source: `g_emblem_new_with_origin`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/ctor.Emblem.new_with_origin.html)
    @_alwaysEmitIntoClient
    public init(icon: any Icon, origin: EmblemOrigin) {
        super.init(instance: CInstance(g_emblem_new_with_origin(icon.opaquePointer, origin.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Emblem {
    /// Source: `g_emblem_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/property.Emblem.icon.html)
    @_alwaysEmitIntoClient
    public var icon: any Icon {
        wrappingInterface(required: g_emblem_get_icon(opaquePointer))
    }

    /// Source: `g_emblem_get_origin`.
    /// [Reference](https://docs.gtk.org/gio/property.Emblem.origin.html)
    @_alwaysEmitIntoClient
    public var origin: EmblemOrigin {
        EmblemOrigin(g_emblem_get_origin(opaquePointer))
    }
}
