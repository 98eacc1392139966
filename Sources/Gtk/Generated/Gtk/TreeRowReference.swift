// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeRowReference`.
/// [Reference](https://docs.gtk.org/gtk4/struct.TreeRowReference.html)
public final class TreeRowReference: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_tree_row_reference_get_type()) }

    /// Source: `gtk_tree_row_reference_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeRowReference.new.html)
    @_alwaysEmitIntoClient
    public convenience init?(model: any TreeModel, path: TreePath) {
        guard let instance = gtk_tree_row_reference_new(model.opaquePointer, path.opaquePointer) else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_tree_row_reference_new_proxy`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeRowReference.new_proxy.html)
    @_alwaysEmitIntoClient
    public convenience init?(proxy: Object, model: any TreeModel, path: TreePath) {
        guard let instance = gtk_tree_row_reference_new_proxy(proxy.pointer(), model.opaquePointer, path.opaquePointer)
        else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_tree_row_reference_get_model`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeRowReference.get_model.html)
    @_alwaysEmitIntoClient
    public var model: any TreeModel {
        wrappingInterface(required: gtk_tree_row_reference_get_model(opaquePointer))
    }

    /// Source: `gtk_tree_row_reference_get_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeRowReference.get_path.html)
    @_alwaysEmitIntoClient
    public var path: TreePath? {
        TreePath.wrapping(gtk_tree_row_reference_get_path(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_row_reference_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeRowReference.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> TreeRowReference {
        TreeRowReference.wrapping(required: gtk_tree_row_reference_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_row_reference_valid`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeRowReference.valid.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func valid() -> Bool {
        gtk_tree_row_reference_valid(opaquePointer) != 0
    }

    /// Source: `gtk_tree_row_reference_deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.TreeRowReference.deleted.html)
    @_alwaysEmitIntoClient
    public static func deleted(_ proxy: Object, path: TreePath) {
        gtk_tree_row_reference_deleted(proxy.pointer(), path.opaquePointer)
    }

    /// Source: `gtk_tree_row_reference_inserted`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.TreeRowReference.inserted.html)
    @_alwaysEmitIntoClient
    public static func inserted(_ proxy: Object, path: TreePath) {
        gtk_tree_row_reference_inserted(proxy.pointer(), path.opaquePointer)
    }
}
