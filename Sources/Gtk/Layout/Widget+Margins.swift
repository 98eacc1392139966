extension Widget {
    /// Leaves the same room free on all sides.
    ///
    /// - Parameter margin: In pixels.
    public func setMargins(_ margin: Int) {
        marginTop = margin
        marginBottom = margin
        marginStart = margin
        marginEnd = margin
    }
}
