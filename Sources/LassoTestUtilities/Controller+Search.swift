import Lasso

extension Controller {
    /// The first controller of a class in the hierarchy below this one, this one included.
    ///
    /// - Parameter type: The class.
    public func firstChild<Found: Controller>(ofType type: Found.Type = Found.self) -> Found? {
        self as? Found ?? children.lazy.compactMap { $0.firstChild(ofType: type) }.first
    }

    /// The first controller of a class in the hierarchy below this one, this one not included.
    ///
    /// - Parameters:
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Returns: The controller.
    /// - Throws: A failure, which has been shown, if there is none.
    ///
    /// Source: Lasso's `firstChildOfType()`.
    public func firstChildOfType<Found: Controller>(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> Found {
        if let found = children.lazy.compactMap({ $0.firstChild(ofType: Found.self) }).first { return found }
        throw log(
            FailedTest(
                error: FlowAssertionError(
                    summary: "Expected a \(Found.self) in \(self), found none.",
                    drawings: [("found", HierarchyDrawing(of: self).lines())]
                ),
                at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column),
                verbose: true
            )
        )
    }
}
