// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreePath`.
/// [Reference](https://docs.gtk.org/gtk4/struct.TreePath.html)
public final class TreePath: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_tree_path_get_type()) }

    /// Source: `gtk_tree_path_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreePath.new.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(gtk_tree_path_new()), transfer: .full)
    }

    /// Source: `gtk_tree_path_new_first`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreePath.new_first.html)
    @_alwaysEmitIntoClient
    public static func newFirst() -> TreePath {
        TreePath.wrapping(required: gtk_tree_path_new_first(), transfer: .full)
    }

    /// Source: `gtk_tree_path_new_from_indicesv`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreePath.new_from_indices.html)
    @_alwaysEmitIntoClient
    public convenience init(indices: [Int]) {
        var indicesValues = indices.map { cInteger($0) as Int32 }
        self.init(
            instance: CInstance(gtk_tree_path_new_from_indicesv(&indicesValues, cInteger(indices.count))),
            transfer: .full
        )
    }

    /// Source: `gtk_tree_path_new_from_string`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreePath.new_from_string.html)
    @_alwaysEmitIntoClient
    public convenience init?(string path: String) {
        guard let instance = gtk_tree_path_new_from_string(cText(path)) else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_tree_path_get_depth`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.get_depth.html)
    @_alwaysEmitIntoClient
    public var depth: Int {
        swiftInteger(gtk_tree_path_get_depth(opaquePointer))
    }

    /// Source: `gtk_tree_path_append_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.append_index.html)
    @_alwaysEmitIntoClient
    public func appendIndex(_ index: Int) {
        gtk_tree_path_append_index(opaquePointer, cInteger(index))
    }

    /// Source: `gtk_tree_path_compare`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ b: TreePath) -> Int {
        swiftInteger(gtk_tree_path_compare(opaquePointer, b.opaquePointer))
    }

    /// Source: `gtk_tree_path_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> TreePath {
        TreePath.wrapping(required: gtk_tree_path_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_path_down`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.down.html)
    @_alwaysEmitIntoClient
    public func down() {
        gtk_tree_path_down(opaquePointer)
    }

    /// Source: `gtk_tree_path_get_indices_with_depth`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.get_indices.html)
    @_alwaysEmitIntoClient
    public func indices() -> [Int] {
        var depth: Int32 = 0
        let result = gtk_tree_path_get_indices_with_depth(opaquePointer, &depth)
        return cArray(result, count: swiftInteger(depth)) { swiftInteger($0) }
    }

    /// Source: `gtk_tree_path_is_ancestor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.is_ancestor.html)
    @_alwaysEmitIntoClient
    public func isAncestor(_ descendant: TreePath) -> Bool {
        gtk_tree_path_is_ancestor(opaquePointer, descendant.opaquePointer) != 0
    }

    /// Source: `gtk_tree_path_is_descendant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.is_descendant.html)
    @_alwaysEmitIntoClient
    public func isDescendant(_ ancestor: TreePath) -> Bool {
        gtk_tree_path_is_descendant(opaquePointer, ancestor.opaquePointer) != 0
    }

    /// Source: `gtk_tree_path_next`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.next.html)
    @_alwaysEmitIntoClient
    public func next() {
        gtk_tree_path_next(opaquePointer)
    }

    /// Source: `gtk_tree_path_prepend_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.prepend_index.html)
    @_alwaysEmitIntoClient
    public func prependIndex(_ index: Int) {
        gtk_tree_path_prepend_index(opaquePointer, cInteger(index))
    }

    /// Source: `gtk_tree_path_prev`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.prev.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func prev() -> Bool {
        gtk_tree_path_prev(opaquePointer) != 0
    }

    /// Source: `gtk_tree_path_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String? {
        String.optional(taking: gtk_tree_path_to_string(opaquePointer))
    }

    /// Source: `gtk_tree_path_up`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.up.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func up() -> Bool {
        gtk_tree_path_up(opaquePointer) != 0
    }
}
