extension Controller {
    /// Places this controller in the hierarchy.
    ///
    /// - Parameters:
    ///   - placer: Where; `nil` places it nowhere.
    ///   - file: Where this is called from, for the error if the placer has placed already.
    ///   - line: Where this is called from, for the error if the placer has placed already.
    /// - Returns: What the controller is in from now on.
    ///
    /// Source: Lasso's `place(with:)`.
    @discardableResult
    public func place<Context: Controller>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Context? {
        placer?.place(self, file: file, line: line)
    }
}
