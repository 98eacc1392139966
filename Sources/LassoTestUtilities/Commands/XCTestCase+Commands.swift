import Lasso
import XCTest

// In a test case, `perform` would be a method of XCTest's that runs a test. With these methods, commands are performed
// in the same way in both test libraries.
extension XCTestCase {
    /// Waits until a command is available and enabled, and performs it.
    ///
    /// - Parameters:
    ///   - command: The identifier or the title of the command, without the mark of the mnemonic.
    ///   - controller: A controller in whose window the command is available, such as the window itself.
    ///   - timeout: The longest time to wait. Only a failing test waits that long.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if the command isn't available and enabled in time, or if it is a
    ///   choice.
    @MainActor
    public func perform(
        _ command: String,
        in controller: Controller,
        within timeout: Duration = .seconds(20),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await LassoTestUtilities.perform(command, in: controller, within: timeout, file: file, line: line)
    }

    /// Waits until a choice is available and enabled, and chooses one of its options.
    ///
    /// - Parameters:
    ///   - command: The identifier or the title of the choice, without the mark of the mnemonic.
    ///   - option: The identifier or the title of the option.
    ///   - controller: A controller in whose window the choice is available, such as the window itself.
    ///   - timeout: The longest time to wait. Only a failing test waits that long.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if the choice isn't available and enabled in time, or if it has no such
    ///   option.
    @MainActor
    public func perform(
        _ command: String,
        choosing option: String,
        in controller: Controller,
        within timeout: Duration = .seconds(20),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await LassoTestUtilities.perform(
            command,
            choosing: option,
            in: controller,
            within: timeout,
            file: file,
            line: line
        )
    }
}
