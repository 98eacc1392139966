// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeModelFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeModelFilter.html)
open class TreeModelFilter: Object, TreeDragSource, TreeModel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TreeModelFilter {
    @_alwaysEmitIntoClient
    var treeModelFilterPointer: UnsafeMutablePointer<GtkTreeModelFilter> { pointer() }

    /// Source: the property `GtkTreeModelFilter:child-model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeModelFilter.child-model.html)
    @_alwaysEmitIntoClient
    public var childModel: (any TreeModel)? {
        self[interfaceProperty: "child-model"]
    }

    /// Source: the property `GtkTreeModelFilter:virtual-root`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeModelFilter.virtual-root.html)
    @_alwaysEmitIntoClient
    public var virtualRoot: TreePath? {
        self[property: "virtual-root"]
    }

    /// Source: `gtk_tree_model_filter_get_model`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.get_model.html)
    @_alwaysEmitIntoClient
    public var model: any TreeModel {
        wrappingInterface(required: gtk_tree_model_filter_get_model(treeModelFilterPointer))
    }

    /// Source: `gtk_tree_model_filter_clear_cache`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.clear_cache.html)
    @_alwaysEmitIntoClient
    public func clearCache() {
        gtk_tree_model_filter_clear_cache(treeModelFilterPointer)
    }

    /// Source: `gtk_tree_model_filter_convert_child_iter_to_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_child_iter_to_iter.html)
    @_alwaysEmitIntoClient
    public func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
        var filterIter = GtkTreeIter()
        guard
            gtk_tree_model_filter_convert_child_iter_to_iter(
                treeModelFilterPointer,
                &filterIter,
                childIter.treeIterPointer
            ) != 0
        else { return nil }
        return TreeIter.wrapping(required: &filterIter)
    }

    /// Source: `gtk_tree_model_filter_convert_child_path_to_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_child_path_to_path.html)
    @_alwaysEmitIntoClient
    public func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
        TreePath.wrapping(
            gtk_tree_model_filter_convert_child_path_to_path(treeModelFilterPointer, childPath.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `gtk_tree_model_filter_convert_iter_to_child_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_iter_to_child_iter.html)
    @_alwaysEmitIntoClient
    public func convertIterToChildIter(_ filterIter: TreeIter) -> TreeIter {
        var childIter = GtkTreeIter()
        gtk_tree_model_filter_convert_iter_to_child_iter(treeModelFilterPointer, &childIter, filterIter.treeIterPointer)
        return TreeIter.wrapping(required: &childIter)
    }

    /// Source: `gtk_tree_model_filter_convert_path_to_child_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_path_to_child_path.html)
    @_alwaysEmitIntoClient
    public func convertPathToChildPath(_ filterPath: TreePath) -> TreePath? {
        TreePath.wrapping(
            gtk_tree_model_filter_convert_path_to_child_path(treeModelFilterPointer, filterPath.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `gtk_tree_model_filter_refilter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.refilter.html)
    @_alwaysEmitIntoClient
    public func refilter() {
        gtk_tree_model_filter_refilter(treeModelFilterPointer)
    }

    /// Source: `gtk_tree_model_filter_set_visible_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.set_visible_column.html)
    @_alwaysEmitIntoClient
    public func setVisibleColumn(_ column: Int) {
        gtk_tree_model_filter_set_visible_column(treeModelFilterPointer, cInteger(column))
    }

    /// Source: `gtk_tree_model_filter_set_visible_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.set_visible_func.html)
    @_alwaysEmitIntoClient
    public func setVisibleFunc(_ handler: @escaping TreeModelFilterVisibleFunc) {
        gtk_tree_model_filter_set_visible_func(
            treeModelFilterPointer,
            callTreeModelFilterVisibleFunc,
            retainedClosure(handler),
            releaseClosure
        )
    }
}
