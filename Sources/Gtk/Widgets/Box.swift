import CGtk

/// Lays its children out in a row or a column.
///
/// Source: `GtkBox`.
open class Box: Widget, Orientable {
    private var boxPointer: UnsafeMutablePointer<GtkBox> { pointer() }

    /// - Parameters:
    ///   - orientation: A row or a column.
    ///   - spacing: The room between two children, in pixels.
    ///
    /// Source: `gtk_box_new`.
    public init(_ orientation: Orientation, spacing: Int32 = 0) {
        super.init(instance: gtk_box_new(orientation.cValue, spacing))
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// The room between two children, in pixels.
    ///
    /// Source: `gtk_box_get_spacing`, `gtk_box_set_spacing`.
    public var spacing: Int32 {
        get { gtk_box_get_spacing(boxPointer) }
        set { gtk_box_set_spacing(boxPointer, newValue) }
    }

    /// Whether all children get the same room.
    ///
    /// Source: `gtk_box_get_homogeneous`, `gtk_box_set_homogeneous`.
    public var homogeneous: Bool {
        get { gtk_box_get_homogeneous(boxPointer) != 0 }
        set { gtk_box_set_homogeneous(boxPointer, newValue ? 1 : 0) }
    }

    /// Adds a child at the end.
    ///
    /// Source: `gtk_box_append`.
    public func append(_ child: Widget) {
        gtk_box_append(boxPointer, child.widgetPointer)
    }

    /// Source: `gtk_box_remove`.
    public func remove(_ child: Widget) {
        gtk_box_remove(boxPointer, child.widgetPointer)
    }
}
