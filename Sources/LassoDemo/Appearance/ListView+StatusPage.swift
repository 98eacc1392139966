import LassoGtk

extension ListView {
    /// Returns this list in a frame, in which it scrolls. While the list is empty, another page is shown instead.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - store: The store.
    ///   - isEmpty: Whether the list is empty.
    func scrolled<Store: StateObservable>(
        instead page: StatusPage,
        of store: Store,
        _ isEmpty: KeyPath<Store.State, Bool>
    ) -> Widget {
        let scroll = ScrolledWindow(child: self)
        (scroll.hasFrame, scroll.vexpand) = (true, true)
        // Two rows are seen in a small window, which scrolls.
        (scroll.minContentHeight, page.minContentHeight) = (96, 96)
        scroll.bind(\.visible, to: store, isEmpty) { !$0 }
        page.bind(\.visible, to: store, isEmpty)
        return Box(.vertical) {
            scroll; page
        }
    }
}
