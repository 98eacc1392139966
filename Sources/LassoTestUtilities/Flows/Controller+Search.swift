import Lasso

extension Controller {
    /// Returns the first controller of a class in the hierarchy below this controller, including the controller itself.
    ///
    /// - Parameter type: The class.
    /// - Returns: The controller; `nil` if there is none.
    public func firstChild<Found: Controller>(ofType type: Found.Type = Found.self) -> Found? {
        self as? Found ?? children.lazy.compactMap { $0.firstChild(ofType: type) }.first
    }

    /// Returns the first controller of a class in the hierarchy below this controller, excluding the controller itself.
    ///
    /// - Parameters:
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Returns: The controller.
    /// - Throws: A failure, already reported, if there is none.
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
