import LassoGtk

extension Window {
    /// Resizes the window as the user does, and waits until its content has a size.
    ///
    /// - Parameters:
    ///   - width: The width of the content, in pixels.
    ///   - height: The height of the content, in pixels; `nil` to keep it.
    /// - Throws: The failure, already reported, if the content needs more room or the window isn't on the screen.
    public func resizeContent(width: Int, height: Int? = nil) async throws {
        let height = height ?? child?.height ?? 0
        // A window without shadows has a border.
        let (wholeWidth, wholeHeight) = defaultSize()
        let (besides, above) = (wholeWidth - (child?.width ?? 0), wholeHeight - (child?.height ?? 0))
        setDefaultSize(width: width + besides, height: height + above)
        try await GtkTesting.turnMainLoop(until: "the window's content is \(width) x \(height) pixels large") {
            child?.width == width && child?.height == height
        }
        GtkTesting.settle()
    }
}
