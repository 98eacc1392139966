import LassoGtk

extension ListView {
    /// Returns a frame with this list, which scrolls. While the list is empty, a placeholder is shown instead.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder.
    ///   - store: The store.
    ///   - isEmpty: Whether the list is empty.
    func scrolled<Store: StateObservable>(
        instead placeholder: Placeholder,
        of store: Store,
        _ isEmpty: KeyPath<Store.State, Bool>
    ) -> Widget {
        let scroll = ScrolledWindow(child: self)
        scroll.hasFrame = true
        scroll.bind(\.visible, to: store, isEmpty) { !$0 }
        placeholder.bind(\.visible, to: store, isEmpty)
        let pages = Box(.vertical) {
            scroll; ScrolledWindow(.vertical, child: placeholder).with { $0.bind(\.visible, to: store, isEmpty) }
        }
        scroll.vexpand = true
        return pages
    }
}
