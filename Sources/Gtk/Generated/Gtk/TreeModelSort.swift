// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeModelSort`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeModelSort.html)
open class TreeModelSort: Object, TreeDragSource, TreeSortable {
    /// Source: `gtk_tree_model_sort_new_with_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeModelSort.new_with_model.html)
    @_alwaysEmitIntoClient
    public init(model childModel: any TreeModel) {
        super.init(instance: CInstance(gtk_tree_model_sort_new_with_model(childModel.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TreeModelSort {
    @_alwaysEmitIntoClient
    var treeModelSortPointer: UnsafeMutablePointer<GtkTreeModelSort> { pointer() }

    /// Source: `gtk_tree_model_sort_get_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeModelSort.model.html)
    @_alwaysEmitIntoClient
    public var model: any TreeModel {
        wrappingInterface(required: gtk_tree_model_sort_get_model(treeModelSortPointer))
    }

    /// Source: `gtk_tree_model_sort_clear_cache`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.clear_cache.html)
    @_alwaysEmitIntoClient
    public func clearCache() {
        gtk_tree_model_sort_clear_cache(treeModelSortPointer)
    }

    /// Source: `gtk_tree_model_sort_convert_child_iter_to_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_child_iter_to_iter.html)
    @_alwaysEmitIntoClient
    public func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
        var sortIter = GtkTreeIter()
        guard
            gtk_tree_model_sort_convert_child_iter_to_iter(treeModelSortPointer, &sortIter, childIter.treeIterPointer)
                != 0
        else { return nil }
        return TreeIter.wrapping(required: &sortIter)
    }

    /// Source: `gtk_tree_model_sort_convert_child_path_to_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_child_path_to_path.html)
    @_alwaysEmitIntoClient
    public func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
        TreePath.wrapping(
            gtk_tree_model_sort_convert_child_path_to_path(treeModelSortPointer, childPath.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `gtk_tree_model_sort_convert_iter_to_child_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_iter_to_child_iter.html)
    @_alwaysEmitIntoClient
    public func convertIterToChildIter(_ sortedIter: TreeIter) -> TreeIter {
        var childIter = GtkTreeIter()
        gtk_tree_model_sort_convert_iter_to_child_iter(treeModelSortPointer, &childIter, sortedIter.treeIterPointer)
        return TreeIter.wrapping(required: &childIter)
    }

    /// Source: `gtk_tree_model_sort_convert_path_to_child_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_path_to_child_path.html)
    @_alwaysEmitIntoClient
    public func convertPathToChildPath(_ sortedPath: TreePath) -> TreePath? {
        TreePath.wrapping(
            gtk_tree_model_sort_convert_path_to_child_path(treeModelSortPointer, sortedPath.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `gtk_tree_model_sort_iter_is_valid`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.iter_is_valid.html)
    @_alwaysEmitIntoClient
    public func iterIsValid(_ iter: TreeIter) -> Bool {
        gtk_tree_model_sort_iter_is_valid(treeModelSortPointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_model_sort_reset_default_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.reset_default_sort_func.html)
    @_alwaysEmitIntoClient
    public func resetDefaultSortFunc() {
        gtk_tree_model_sort_reset_default_sort_func(treeModelSortPointer)
    }
}
