import LassoGtk

extension Button {
    /// Creates a button with a title in which an underscore marks the mnemonic.
    ///
    /// - Parameter title: The title.
    convenience init(titled title: String) {
        self.init(mnemonic: title)
        // GTK 4.8 also makes the title with its mark the name. The label's text remains.
        accessibleLabel = nil
    }
}
