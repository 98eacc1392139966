import LassoGtk

extension Label {
    /// Wraps the text, even inside a word that is too long for a line.
    func wrapsLongText() {
        wrap = true
        wrapMode = .wordChar
        maxWidthChars = 36
    }

    /// Styles this label for errors.
    func showsErrors() {
        addCssClass("error")
        wrapsLongText()
        xalign = 0
    }

    /// Shows a store's error, and associates it with the affected controls. Without an error, nothing is shown.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - keyPath: The error, or `nil` if there is none.
    ///   - controls: The controls that the error affects.
    func bindError<Store: StateObservable>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, String?>,
        of controls: [Widget]
    ) {
        bind(\.label, to: store, keyPath) { $0 ?? "" }
        bind(\.visible, to: store, keyPath) { $0 != nil }
        for control in controls {
            control.bind(to: store, keyPath) { [weak self] control, error in
                control.showError(in: error == nil ? nil : self)
            }
        }
    }
}

extension Widget {
    /// Marks this control as invalid and described by a label, or as valid if there is none.
    fileprivate func showError(in label: Label?) {
        updateState(.invalid, label != nil)
        if let label {
            addCssClass("error")
            updateRelation(.describedBy, [label])
        } else {
            removeCssClass("error")
            resetRelation(.describedBy)
        }
    }
}
