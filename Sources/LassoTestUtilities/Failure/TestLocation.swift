import Testing

/// A place in a test's source, where a failure is shown.
///
/// An assertion of your own takes the file and the line as defaults, so that its failures are shown where it is called, and
/// passes them on to the assertions that it makes:
///
/// ```swift
/// func assertIsLoggedIn(as name: String, file: StaticString = #filePath, line: UInt = #line) {
///     guard let user = session.user else {
///         return reportFailure("Nobody is logged in.", at: TestLocation(file: file, line: line))
///     }
///     LassoAssertEqual(user.name, name, file: file, line: line)
/// }
/// ```
///
/// It serves XCTest and Swift Testing alike.
public struct TestLocation: Sendable, CustomStringConvertible {
    /// The file, as `#filePath`, `#file` or `#fileID` names it.
    public let file: StaticString
    /// The line, the first one being 1.
    public let line: UInt
    /// The column, the first one being 1.
    public let column: UInt

    /// Makes the location of the call, or the one that is passed on.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - line: The line.
    ///   - column: The column; 1 where it is not known.
    public init(file: StaticString = #filePath, line: UInt = #line, column: UInt = 1) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The file with its module, and the line.
    public var description: String { "\(fileID):\(line)" }

    var sourceLocation: SourceLocation {
        SourceLocation(fileID: fileID, filePath: "\(file)", line: Int(line), column: Int(column))
    }

    /// The module and the name of the file, as `#fileID` has them.
    private var fileID: String {
        let parts = "\(file)".split(separator: "/")
        guard let name = parts.last else { return "Unknown/Unknown" }
        // In Swift 6, `#file` names the module already.
        if !"\(file)".hasPrefix("/"), parts.count > 1 { return "\(file)" }
        let folder = parts.dropLast().last.map(String.init)
        return "\(Test.current?.sourceLocation.moduleName ?? folder ?? "Unknown")/\(name)"
    }
}
