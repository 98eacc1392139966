extension ProgressBar {
    /// Shows the progress of work while a store's state has one. The bar is hidden while there is none.
    ///
    /// ```swift
    /// progress.bindProgress(to: store, \.progress)
    /// ```
    ///
    /// A block moves to and fro while the fraction isn't known. The text of the progress is shown if
    /// `showText` is set, and is the name of the bar for assistive technologies in any case.
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The progress in the state.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `gtk_progress_bar_set_fraction`, `gtk_progress_bar_pulse`.
    @discardableResult
    public func bindProgress<Store: StateObservable>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, TaskProgress?>
    ) -> Observation {
        let showing = ProgressShowing(in: self)
        return bind(to: store, keyPath) { bar, progress in
            bar.visible = progress != nil
            showing.show(progress)
        }
    }
}
