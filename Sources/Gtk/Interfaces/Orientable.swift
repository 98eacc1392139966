import CGtk

/// Something that lays things out in a row or a column.
///
/// Source: `GtkOrientable`.
public protocol Orientable: Object {}

extension Orientable {
    /// A row or a column.
    ///
    /// Source: `gtk_orientable_get_orientation`, `gtk_orientable_set_orientation`.
    public var orientation: Orientation {
        get { Orientation(gtk_orientable_get_orientation(opaquePointer)) }
        set { gtk_orientable_set_orientation(opaquePointer, newValue.cValue) }
    }
}
