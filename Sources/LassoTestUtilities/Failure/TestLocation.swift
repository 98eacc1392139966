import Testing

/// A place in a test's source, where a failure is shown.
///
/// An assertion of one's own takes the four literals as defaults, so that its failures are shown where it is called:
///
/// ```swift
/// func assertIsLoggedIn(
///     fileID: StaticString = #fileID,
///     filePath: StaticString = #filePath,
///     line: UInt = #line,
///     column: UInt = #column
/// ) {
///     let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
///     if session.user == nil { reportFailure("Nobody is logged in.", at: location) }
/// }
/// ```
public struct TestLocation: Sendable, CustomStringConvertible {
    /// The file, as `#fileID` names it.
    public let fileID: StaticString
    /// The file, as `#filePath` names it.
    public let filePath: StaticString
    /// The line, the first one being 1.
    public let line: UInt
    /// The column, the first one being 1.
    public let column: UInt

    /// The place that calls this, or the place whose literals are passed on.
    ///
    /// - Parameters:
    ///   - fileID: The file, as `#fileID` names it.
    ///   - filePath: The file, as `#filePath` names it.
    ///   - line: The line.
    ///   - column: The column.
    public init(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// The file and the line.
    public var description: String { "\(fileID):\(line)" }

    var sourceLocation: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
}
