import CGtk
import Gtk

extension Widget {
    /// Returns whether assistive technologies are told of a relation.
    ///
    /// Source: `gtk_test_accessible_has_relation`.
    package func hasAccessibleRelation(_ relation: AccessibleRelation) -> Bool {
        let relation = GtkAccessibleRelation(rawValue: UInt32(relation.rawValue))
        return gtk_test_accessible_has_relation(instance.opaquePointer, relation) != 0
    }
}
