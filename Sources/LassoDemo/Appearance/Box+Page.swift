import LassoGtk

extension Box {
    /// Returns this column as a page with margins, which scrolls if the window is too small.
    func asPage() -> Widget {
        setMargins(12)
        let page = ScrolledWindow(.vertical, child: self)
        (page.hexpand, page.vexpand) = (true, true)
        return page
    }
}
