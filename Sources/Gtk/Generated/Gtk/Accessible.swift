// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAccessible`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Accessible.html)
public protocol Accessible: Object {}

extension Accessible {
    /// Source: the property `GtkAccessible:accessible-role`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Accessible.accessible-role.html)
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
    public func resetProperty(_ property: AccessibleProperty) {
        gtk_accessible_reset_property(opaquePointer, property.cValue)
    }

    /// Source: `gtk_accessible_reset_relation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Accessible.reset_relation.html)
    public func resetRelation(_ relation: AccessibleRelation) {
        gtk_accessible_reset_relation(opaquePointer, relation.cValue)
    }

    /// Source: `gtk_accessible_reset_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Accessible.reset_state.html)
    public func resetState(_ state: AccessibleState) {
        gtk_accessible_reset_state(opaquePointer, state.cValue)
    }
}

/// An object of a class that is private to C, of which nothing is known but that it implements ``Accessible``; and what C
/// offers to make one.
public final class AnyAccessible: Object, Accessible {
    /// Wraps a C instance that has no wrapper yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
