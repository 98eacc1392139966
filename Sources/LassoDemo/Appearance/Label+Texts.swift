import LassoGtk

extension Label {
    /// Breaks the text into lines, also inside a word that is too long for one.
    func wrapsLongText() {
        wrap = true
        wrapMode = .wordChar
        maxWidthChars = 36
    }

    /// Makes this a place for errors.
    func showsErrors() {
        addCssClass("error")
        wrapsLongText()
        xalign = 0
    }

    /// Shows a store's error, and ties it to the controls that it is about. Without an error nothing is shown.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - keyPath: The error, if there is one.
    ///   - controls: What it is about.
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
    /// Ties this control to the label that says what is wrong with it, or says that nothing is.
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
