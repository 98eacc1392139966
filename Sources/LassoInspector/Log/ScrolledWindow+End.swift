#if LASSO_INSPECTOR
import LassoGtk

extension ScrolledWindow {
    /// Stays at the end of the content when the content grows, as long as the user hasn't scrolled away from there.
    func followEnd() {
        let adjustment = vadjustment
        var isAtEnd = true
        adjustment.onValueChanged { [weak adjustment] in
            if let adjustment { isAtEnd = adjustment.value + adjustment.pageSize >= adjustment.upper - 1 }
        }
        adjustment.onChanged { [weak adjustment] in
            guard let adjustment, isAtEnd else { return }
            // Not while GTK allocates the sizes that this change is about.
            performInNextTurn { [weak adjustment] in
                guard let adjustment else { return }
                adjustment.value = adjustment.upper - adjustment.pageSize
                isAtEnd = true
            }
        }
    }
}

#endif
