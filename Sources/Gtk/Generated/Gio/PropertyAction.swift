// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GPropertyAction`, since GLib 2.38.
/// [Reference](https://docs.gtk.org/gio/class.PropertyAction.html)
open class PropertyAction: Object, Action {
    /// Source: `g_property_action_new`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/ctor.PropertyAction.new.html)
    @_alwaysEmitIntoClient
    public init(name: String, object: Object, propertyName: String) {
        super.init(
            instance: CInstance(g_property_action_new(cText(name), object.instance.pointer, cText(propertyName))),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PropertyAction {
    /// Source: the property `GPropertyAction:enabled`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.enabled.html)
    @_alwaysEmitIntoClient
    public var enabled: Bool {
        self[property: "enabled"]
    }

    /// Source: the property `GPropertyAction:invert-boolean`, since GLib 2.46.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.invert-boolean.html)
    @_alwaysEmitIntoClient
    public var invertBoolean: Bool {
        self[property: "invert-boolean"]
    }

    /// Source: the property `GPropertyAction:name`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        self[property: "name"]
    }

    /// Source: the property `GPropertyAction:parameter-type`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.parameter-type.html)
    @_alwaysEmitIntoClient
    public var parameterType: VariantType? {
        self[property: "parameter-type"]
    }

    /// Source: the property `GPropertyAction:state`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.state.html)
    @_alwaysEmitIntoClient
    public var state: Variant? {
        self[property: "state"]
    }

    /// Source: the property `GPropertyAction:state-type`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.state-type.html)
    @_alwaysEmitIntoClient
    public var stateType: VariantType? {
        self[property: "state-type"]
    }
}
