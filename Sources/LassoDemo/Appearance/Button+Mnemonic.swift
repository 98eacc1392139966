import LassoGtk

extension Button {
    /// Creates the button of what a page suggests to do.
    convenience init(suggesting title: String) {
        self.init(mnemonic: title)
        addCssClasses("suggested-action", "pill")
        halign = .center
    }

    /// Shows another title with a mnemonic.
    func showTitle(_ title: String) {
        label = title
        // GTK 4.8 also makes the title with its mark the name. The label's text remains.
        accessibleLabel = nil
    }
}
