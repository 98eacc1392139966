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
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    /// - Returns: The controller.
    /// - Throws: A failure, which has been shown, if there is none.
    ///
    /// Source: Lasso's `firstChildOfType()`.
    public func firstChildOfType<Found: Controller>(
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws -> Found {
        if let found = children.lazy.compactMap({ $0.firstChild(ofType: Found.self) }).first { return found }
        throw log(
            FailedTest(
                error: FlowAssertionError(
                    summary: "Expected a \(Found.self) in \(self), found none.",
                    drawings: [("found", HierarchyDrawing(of: self).lines())]
                ),
                at: TestLocation(file: file, line: line),
                verbose: true
            )
        )
        .reportedError
    }
}
