import CGtk
import Gtk

extension Widget {
    /// Returns whether assistive technologies are told of a property.
    ///
    /// Source: `gtk_test_accessible_has_property`.
    package func hasAccessibleProperty(_ property: AccessibleProperty) -> Bool {
        let property = GtkAccessibleProperty(rawValue: UInt32(property.rawValue))
        return gtk_test_accessible_has_property(instance.opaquePointer, property) != 0
    }
}
