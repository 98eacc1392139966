import Lasso

/// Asserts that a command is available, and has a state.
///
/// ```swift
/// assertCommand("Undo", in: window, isEnabled: false)
/// assertCommand("Show Done", in: window, isOn: true)
/// assertCommand("Sort By", in: window, chosen: "Name")
/// assertCommand("Rename", in: window, isAvailable: false)
/// ```
///
/// - Parameters:
///   - command: The identifier or the title of the command, without the mark of the mnemonic.
///   - controller: A controller in whose window the command is available, such as the window itself.
///   - isAvailable: Whether the command is expected to be available. If not, nothing else is compared.
///   - isEnabled: Whether the command is expected to be enabled; `nil` if it may or may not be.
///   - isOn: Whether the command is expected to be a toggle that is on; `nil` if it may be anything.
///   - chosen: The identifier or the title of the option that is expected to be chosen; `nil` if any may be.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
@MainActor
public func assertCommand(
    _ command: String,
    in controller: Controller,
    isAvailable: Bool = true,
    isEnabled: Bool? = nil,
    isOn: Bool? = nil,
    chosen: String? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    let location = TestLocation(file: file, line: line)
    let report = { (error: CommandFailure) in FailedTest(error: error, at: location).report() }
    guard let found = controller.availableCommands.named(command) else {
        if isAvailable { report(.notAvailable(command, nil, controller)) }
        return
    }
    let content = found.content
    guard isAvailable else { return report(.isAvailable(content.title)) }
    if let isEnabled, content.isEnabled != isEnabled { report(.enabled(content.title, expected: isEnabled)) }
    if let isOn, content.kind != .toggle(isOn: isOn) { report(.on(content, expected: isOn)) }
    if let chosen, !content.hasChosen(chosen) { report(.chosen(content, expected: chosen)) }
}

extension CommandContent {
    fileprivate func hasChosen(_ name: String) -> Bool {
        guard case .choice(let options, let chosen?) = kind else { return false }
        return options.named(name)?.id == chosen
    }
}
