#if LASSO_INSPECTOR
import LassoGtk

extension ColumnView {
    /// Scrolls to the selected row, if there is one.
    func scrollToSelection() {
        guard let selection = model?.selection, !selection.isEmpty,
            let list = children.lazy.compactMap({ $0 as? ListBase }).first
        else { return }
        list.activateAction("list.scroll-to-item", args: Variant(UInt32(selection.minimum)))
    }
}

#endif
