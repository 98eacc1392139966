extension Widget {
    /// Sets the same margin on all sides.
    ///
    /// - Parameter margin: The margin in pixels.
    public func setMargins(_ margin: Int) {
        marginTop = margin
        marginBottom = margin
        marginStart = margin
        marginEnd = margin
    }
}
