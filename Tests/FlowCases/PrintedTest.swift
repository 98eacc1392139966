import Foundation

/// A test that the library has printed, as it is in a file of tests: a member of a type.
public struct PrintedTest {
    /// The lines of the test, with the indentation of a member.
    public let text: String

    /// Creates the test.
    ///
    /// - Parameter test: The lines that the library has printed.
    public init(_ test: String) {
        text = test.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }

    /// Returns whether a file contains the test, which is compiled and run there.
    ///
    /// - Parameter file: The path of the file.
    /// - Throws: An error if the file can't be read.
    public func isIn(_ file: String) throws -> Bool { try String(contentsOfFile: file, encoding: .utf8).contains(text) }
}
