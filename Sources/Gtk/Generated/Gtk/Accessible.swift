// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAccessible`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Accessible.html)
public protocol Accessible: Object {}

extension Accessible {
    /// Source: the property `GtkAccessible:accessible-role`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Accessible.accessible-role.html)
    @_alwaysEmitIntoClient
    public var accessibleRole: AccessibleRole {
        get {
            AccessibleRole(gtk_accessible_get_accessible_role(opaquePointer))
        }
        set {
            self[property: "accessible-role"] = newValue
        }
    }

    /// Source: `gtk_accessible_reset_property`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Accessible.reset_property.html)
    @_alwaysEmitIntoClient
    public func resetProperty(_ property: AccessibleProperty) {
        gtk_accessible_reset_property(opaquePointer, property.cValue)
    }

    /// Source: `gtk_accessible_reset_relation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Accessible.reset_relation.html)
    @_alwaysEmitIntoClient
    public func resetRelation(_ relation: AccessibleRelation) {
        gtk_accessible_reset_relation(opaquePointer, relation.cValue)
    }

    /// Source: `gtk_accessible_reset_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Accessible.reset_state.html)
    @_alwaysEmitIntoClient
    public func resetState(_ state: AccessibleState) {
        gtk_accessible_reset_state(opaquePointer, state.cValue)
    }
}

/// An object of a private C class that implements ``Accessible``.
///
/// The functions of the C interface are static members of this class.
public final class AnyAccessible: Object, Accessible {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
