// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GEmblemedIcon`.
/// [Reference](https://docs.gtk.org/gio/class.EmblemedIcon.html)
open class EmblemedIcon: Object, Icon {
    /// Source: `g_emblemed_icon_new`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/ctor.EmblemedIcon.new.html)
    @_alwaysEmitIntoClient
    public init(icon: any Icon, emblem: Emblem? = nil) {
        super.init(instance: CInstance(g_emblemed_icon_new(icon.opaquePointer, emblem?.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EmblemedIcon {
    @_alwaysEmitIntoClient
    var emblemedIconPointer: UnsafeMutablePointer<GEmblemedIcon> { pointer() }

    /// Source: the property `GEmblemedIcon:gicon`.
    /// [Reference](https://docs.gtk.org/gio/property.EmblemedIcon.gicon.html)
    @_alwaysEmitIntoClient
    public var gicon: (any Icon)? {
        self[interfaceProperty: "gicon"]
    }

    /// Source: `g_emblemed_icon_get_emblems`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.EmblemedIcon.get_emblems.html)
    @_alwaysEmitIntoClient
    public var emblems: [Emblem] {
        cElements(of: g_emblemed_icon_get_emblems(emblemedIconPointer), transfer: .none) {
            Emblem.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `g_emblemed_icon_get_icon`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.EmblemedIcon.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: any Icon {
        wrappingInterface(required: g_emblemed_icon_get_icon(emblemedIconPointer))
    }

    /// Source: `g_emblemed_icon_add_emblem`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.EmblemedIcon.add_emblem.html)
    @_alwaysEmitIntoClient
    public func addEmblem(_ emblem: Emblem) {
        g_emblemed_icon_add_emblem(emblemedIconPointer, emblem.opaquePointer)
    }

    /// Source: `g_emblemed_icon_clear_emblems`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.EmblemedIcon.clear_emblems.html)
    @_alwaysEmitIntoClient
    public func clearEmblems() {
        g_emblemed_icon_clear_emblems(emblemedIconPointer)
    }
}
