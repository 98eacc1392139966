import Testing

/// A location in the source of a test, at which a failure is reported.
///
/// A custom assertion takes the file and the line as default arguments, so that its failures are reported where it is
/// called. It passes both to the assertions that it calls:
///
/// ```swift
/// func assertIsLoggedIn(as name: String, file: StaticString = #filePath, line: UInt = #line) {
///     guard let user = session.user else {
///         return reportFailure("No user is logged in.", at: TestLocation(file: file, line: line))
///     }
///     LassoAssertEqual(user.name, name, file: file, line: line)
/// }
/// ```
///
/// It works with XCTest and Swift Testing.
public struct TestLocation: Sendable, CustomStringConvertible {
    /// The file, as `#filePath`, `#file` or `#fileID` names it.
    public let file: StaticString
    /// The line; the first line is 1.
    public let line: UInt
    /// The column; the first column is 1.
    public let column: UInt

    /// Creates the location of the call, or a given location.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - line: The line.
    ///   - column: The column; 1 if it is not known.
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

    /// The module and the file name, as in `#fileID`.
    private var fileID: String {
        let parts = "\(file)".split(separator: "/")
        guard let name = parts.last else { return "Unknown/Unknown" }
        // In Swift 6, `#file` already contains the module.
        if !"\(file)".hasPrefix("/"), parts.count > 1 { return "\(file)" }
        let folder = parts.dropLast().last.map(String.init)
        return "\(Test.current?.sourceLocation.moduleName ?? folder ?? "Unknown")/\(name)"
    }
}
