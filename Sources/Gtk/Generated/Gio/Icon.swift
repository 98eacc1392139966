// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GIcon`.
/// [Reference](https://docs.gtk.org/gio/iface.Icon.html)
public protocol Icon: Object {}

extension Icon {
    /// Source: `g_icon_equal`.
    /// [Reference](https://docs.gtk.org/gio/method.Icon.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ icon2: (any Icon)? = nil) -> Bool {
        g_icon_equal(opaquePointer, icon2?.opaquePointer) != 0
    }

    /// Source: `g_icon_serialize`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/method.Icon.serialize.html)
    @_alwaysEmitIntoClient
    public func serialize() -> Variant? {
        Variant.wrapping(g_icon_serialize(opaquePointer), transfer: .full)
    }

    /// Source: `g_icon_to_string`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.Icon.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String? {
        String.optional(taking: g_icon_to_string(opaquePointer))
    }
}

/// An object of a private C class that implements ``Icon``.
///
/// The functions of the C interface are static members of this class.
public final class AnyIcon: Object, Icon {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `g_icon_deserialize`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/type_func.Icon.deserialize.html)
    @_alwaysEmitIntoClient
    public static func deserialize(_ value: Variant) -> (any Icon)? {
        wrappingInterface(g_icon_deserialize(value.opaquePointer), transfer: .full)
    }

    /// Source: `g_icon_new_for_string`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/type_func.Icon.new_for_string.html)
    @_alwaysEmitIntoClient
    public static func newForString(_ str: String) throws(GLibError) -> any Icon {
        let result = try GLibError.check { error in
            g_icon_new_for_string(cText(str), error)
        }
        return wrappingInterface(required: result, transfer: .full)
    }
}
