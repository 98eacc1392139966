import Lasso

/// Waits until a command is available and enabled, and performs it.
///
/// ```swift
/// try await perform("New Task", in: window)
/// #expect(store.state.tasks.count == 1)
/// ```
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
    let location = TestLocation(file: file, line: line)
    let found = try await waitForCommand(command, in: controller, within: timeout, location)
    if case .choice(let options, _) = found.kind {
        throw failure(.isChoice(found.title, options: options), at: location)
    }
    found.perform()
}

/// Waits until a choice is available and enabled, and chooses one of its options.
///
/// ```swift
/// try await perform("Sort By", choosing: "Name", in: window)
/// #expect(store.state.sort == .name)
/// ```
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
    let location = TestLocation(file: file, line: line)
    let found = try await waitForCommand(command, in: controller, within: timeout, location)
    guard case .choice(let options, _) = found.kind else {
        throw failure(.isNoChoice(found.title, option: option), at: location)
    }
    guard let chosen = options.named(option) else {
        throw failure(.noOption(option, of: found.title, options: options), at: location)
    }
    found.perform(chosen.id)
}

@MainActor
private func waitForCommand(
    _ command: String,
    in controller: Controller,
    within timeout: Duration,
    _ location: TestLocation
) async throws -> AvailableCommand {
    let find = { controller.availableCommands.named(command) }
    return try await waitUntilFound(within: timeout, at: location) {
        find().flatMap { $0.isEnabled ? $0 : nil }
    } orElse: {
        find().map { CommandFailure.isDisabled($0.title, timeout) } ?? .notAvailable(command, timeout, controller)
    }
}

private func failure(_ error: CommandFailure, at location: TestLocation) -> any Error {
    log(FailedTest(error: error, at: location)).reportedError
}
