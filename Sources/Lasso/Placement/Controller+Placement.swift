extension Controller {
    /// Places this controller in the hierarchy.
    ///
    /// - Parameters:
    ///   - placer: The placer. If it is `nil`, nothing is placed, and a message is written to standard error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The context for further placements; `nil` if nothing was placed.
    ///
    /// Source: Lasso's `place(with:)`.
    @discardableResult
    public func place<Context: Controller>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Context? {
        let callSite = CallSite(file: file, line: line)
        if placer == nil { MissingPlacer.report("\(type(of: self)).place(with:)", callSite) }
        return placer?.place(self, callSite)
    }

    /// Places this controller in the hierarchy, and returns whether it was placed.
    ///
    /// - Parameters:
    ///   - placer: The placer. If it is `nil`, nothing is placed, and a message is written to standard error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: Whether the controller was placed.
    @_disfavoredOverload
    @discardableResult
    public func place<Context: Controller>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Bool {
        let context: Context? = place(with: placer, file: file, line: line)
        return context != nil
    }
}
