import LassoGtk

extension Button {
    /// Creates a button whose title has a mnemonic.
    convenience init(titled title: String) {
        self.init()
        useUnderline = true
        showTitle(title)
    }

    /// Creates the button of what a page suggests to do.
    convenience init(suggesting title: String) {
        self.init(titled: title)
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
