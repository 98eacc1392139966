// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GBinding`, since GLib 2.26.
/// [Reference](https://docs.gtk.org/gobject/class.Binding.html)
open class Binding: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Binding {
    /// Source: `g_binding_get_flags`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gobject/property.Binding.flags.html)
    @_alwaysEmitIntoClient
    public var flags: BindingFlags {
        BindingFlags(g_binding_get_flags(opaquePointer))
    }

    /// Source: `g_binding_get_source`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gobject/property.Binding.source.html)
    @_alwaysEmitIntoClient
    public var source: Object? {
        Object.wrapping(g_binding_get_source(opaquePointer))
    }

    /// Source: `g_binding_get_source_property`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gobject/property.Binding.source-property.html)
    @_alwaysEmitIntoClient
    public var sourceProperty: String {
        String(copying: g_binding_get_source_property(opaquePointer))
    }

    /// Source: `g_binding_get_target`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gobject/property.Binding.target.html)
    @_alwaysEmitIntoClient
    public var target: Object? {
        Object.wrapping(g_binding_get_target(opaquePointer))
    }

    /// Source: `g_binding_get_target_property`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gobject/property.Binding.target-property.html)
    @_alwaysEmitIntoClient
    public var targetProperty: String {
        String(copying: g_binding_get_target_property(opaquePointer))
    }

    /// Source: `g_binding_dup_source`, since GLib 2.68.
    /// [Reference](https://docs.gtk.org/gobject/method.Binding.dup_source.html)
    @_alwaysEmitIntoClient
    public func dupSource() -> Object? {
        Object.wrapping(g_binding_dup_source(opaquePointer), transfer: .full)
    }

    /// Source: `g_binding_dup_target`, since GLib 2.68.
    /// [Reference](https://docs.gtk.org/gobject/method.Binding.dup_target.html)
    @_alwaysEmitIntoClient
    public func dupTarget() -> Object? {
        Object.wrapping(g_binding_dup_target(opaquePointer), transfer: .full)
    }

    /// Source: `g_binding_unbind`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gobject/method.Binding.unbind.html)
    @_alwaysEmitIntoClient
    public func unbind() {
        g_binding_unbind(opaquePointer)
    }
}
