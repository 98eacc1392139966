// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeSelection`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeSelection.html)
open class TreeSelection: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TreeSelection {
    /// Source: `gtk_tree_selection_get_mode`, `gtk_tree_selection_set_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeSelection.mode.html)
    @_alwaysEmitIntoClient
    public var mode: SelectionMode {
        get {
            SelectionMode(gtk_tree_selection_get_mode(opaquePointer))
        }
        set {
            gtk_tree_selection_set_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_tree_selection_get_tree_view`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.get_tree_view.html)
    @_alwaysEmitIntoClient
    public var treeView: TreeView {
        TreeView.wrapping(required: gtk_tree_selection_get_tree_view(opaquePointer))
    }

    /// Source: `gtk_tree_selection_count_selected_rows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.count_selected_rows.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func countSelectedRows() -> Int {
        swiftInteger(gtk_tree_selection_count_selected_rows(opaquePointer))
    }

    /// Source: `gtk_tree_selection_get_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.get_selected.html)
    @_alwaysEmitIntoClient
    public func selected() -> (model: (any TreeModel)?, iter: TreeIter)? {
        var model: OpaquePointer? = nil
        var iter = GtkTreeIter()
        guard gtk_tree_selection_get_selected(opaquePointer, &model, &iter) != 0 else { return nil }
        return (wrappingInterface(model), TreeIter.wrapping(required: &iter))
    }

    /// Source: `gtk_tree_selection_get_selected_rows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.get_selected_rows.html)
    @_alwaysEmitIntoClient
    public func selectedRows() -> (result: [TreePath], model: (any TreeModel)?) {
        var model: OpaquePointer? = nil
        let result = gtk_tree_selection_get_selected_rows(opaquePointer, &model)
        return (
            cElements(of: result, transfer: .full) { TreePath.wrapping(required: OpaquePointer($0), transfer: .full) },
            wrappingInterface(model)
        )
    }

    /// Source: `gtk_tree_selection_iter_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.iter_is_selected.html)
    @_alwaysEmitIntoClient
    public func iterIsSelected(_ iter: TreeIter) -> Bool {
        gtk_tree_selection_iter_is_selected(opaquePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_selection_path_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.path_is_selected.html)
    @_alwaysEmitIntoClient
    public func pathIsSelected(_ path: TreePath) -> Bool {
        gtk_tree_selection_path_is_selected(opaquePointer, path.opaquePointer) != 0
    }

    /// Source: `gtk_tree_selection_select_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.select_all.html)
    @_alwaysEmitIntoClient
    public func selectAll() {
        gtk_tree_selection_select_all(opaquePointer)
    }

    /// Source: `gtk_tree_selection_select_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.select_iter.html)
    @_alwaysEmitIntoClient
    public func selectIter(_ iter: TreeIter) {
        gtk_tree_selection_select_iter(opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_selection_select_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.select_path.html)
    @_alwaysEmitIntoClient
    public func selectPath(_ path: TreePath) {
        gtk_tree_selection_select_path(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_tree_selection_select_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.select_range.html)
    @_alwaysEmitIntoClient
    public func selectRange(_ startPath: TreePath, endPath: TreePath) {
        gtk_tree_selection_select_range(opaquePointer, startPath.opaquePointer, endPath.opaquePointer)
    }

    /// Source: `gtk_tree_selection_selected_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.selected_foreach.html)
    @_alwaysEmitIntoClient
    public func selectedForeach(_ handler: TreeSelectionForeachFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_tree_selection_selected_foreach(opaquePointer, callTreeSelectionForeachFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_tree_selection_set_select_function`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.set_select_function.html)
    @_alwaysEmitIntoClient
    public func setSelectFunction(_ handler: TreeSelectionFunc?) {
        gtk_tree_selection_set_select_function(
            opaquePointer,
            handler == nil ? nil : callTreeSelectionFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_tree_selection_unselect_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_all.html)
    @_alwaysEmitIntoClient
    public func unselectAll() {
        gtk_tree_selection_unselect_all(opaquePointer)
    }

    /// Source: `gtk_tree_selection_unselect_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_iter.html)
    @_alwaysEmitIntoClient
    public func unselectIter(_ iter: TreeIter) {
        gtk_tree_selection_unselect_iter(opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_selection_unselect_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_path.html)
    @_alwaysEmitIntoClient
    public func unselectPath(_ path: TreePath) {
        gtk_tree_selection_unselect_path(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_tree_selection_unselect_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_range.html)
    @_alwaysEmitIntoClient
    public func unselectRange(_ startPath: TreePath, endPath: TreePath) {
        gtk_tree_selection_unselect_range(opaquePointer, startPath.opaquePointer, endPath.opaquePointer)
    }

    /// Source: the signal `GtkTreeSelection::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeSelection.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}
