/// The progress of work that a controller shows.
@MainActor
final class ShownProgress {
    var progress: TaskProgress?
}

extension Controller {
    /// The progress that this controller shows below its header bar; `nil` if it shows none.
    public final var shownProgress: TaskProgress? {
        knownNotices?.progress.lazy.compactMap(\.progress).first
    }

    /// Shows the progress of work as a thin bar below the header bar of this controller, while a store's state has one.
    ///
    /// ```swift
    /// bindProgress(to: store, \.importProgress)
    /// ```
    ///
    /// Call it once, in ``viewDidLoad()``. A container without a header bar of its own, such as a navigation
    /// controller, shows it on the page that the user is at.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - keyPath: The progress in the state.
    /// - Returns: The observation, which can be canceled. The bar is then removed.
    @discardableResult
    public final func bindProgress<Store: StateObservable>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, TaskProgress?>
    ) -> Observation {
        let shown = ShownProgress()
        notices.progress.append(shown)
        let observation = store.observeState(keyPath) { [weak self] (progress: TaskProgress?) in
            shown.progress = progress
            self?.noticesDidChange()
        }
        return Observation.stopping { [weak self] in
            observation.cancel()
            self?.knownNotices?.progress.removeAll { $0 === shown }
            self?.noticesDidChange()
        }
        .cancelled(with: self)
    }
}
