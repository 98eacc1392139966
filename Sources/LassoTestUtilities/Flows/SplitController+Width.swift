import Lasso

extension SplitController {
    /// Lays out the split controller in a width, as a drawn one is laid out in its window.
    ///
    /// Below its `narrowWidth`, it is collapsed. Use it in tests without a display:
    ///
    /// ```swift
    /// split.layOut(width: 360)
    /// split.show(.content)
    /// #expect(split.contentController?.goBack() == true)
    /// ```
    ///
    /// - Parameter width: The width, in pixels at the usual text size.
    /// - Precondition: The split controller isn't drawn.
    public func layOut(width: Int) {
        precondition(drawing == nil, "SplitController.layOut(width:): it is drawn. Resize its window instead.")
        setCollapsed(width < narrowWidth)
    }
}
