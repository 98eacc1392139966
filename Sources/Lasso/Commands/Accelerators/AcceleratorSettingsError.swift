/// A line of a text that isn't a setting of accelerators.
public struct AcceleratorSettingsError: Error, Equatable, CustomStringConvertible {
    /// The reasons why a line isn't valid.
    public enum Reason: Equatable, Sendable {
        /// The line isn't an identifier, an equals sign, and accelerators.
        case notASetting(String)
        /// An earlier line is for the same command.
        case repeated(String)
        /// A text isn't an accelerator.
        case accelerator(CommandAcceleratorError)
    }

    /// The number of the line; the first one is 1.
    public let line: Int
    /// The reason why the line isn't valid.
    public let reason: Reason

    /// A sentence that says what is wrong in which line, and what to write instead.
    public var description: String {
        switch reason {
        case .notASetting(let text):
            """
            Line \(line): "\(text)" isn't a setting. Write a command's identifier, an equals sign, and accelerators, \
            for example new-task=<Control>t.
            """
        case .repeated(let id):
            "Line \(line): an earlier line sets the accelerators of \(id) too. Write them in one line."
        case .accelerator(let error):
            "Line \(line): \(error)"
        }
    }
}
