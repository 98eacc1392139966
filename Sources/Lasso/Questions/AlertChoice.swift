/// An answer that the user can choose, with the value that it stands for in the application.
///
/// ```swift
/// enum Choice { case save, discard, cancel }
///
/// let choice: Choice = await confirm(
///     "Save the changes?",
///     choices: [.cancel("Cancel", .cancel), .destructive("Discard", .discard), .default("Save", .save)]
/// )
/// ```
public struct AlertChoice<Choice> {
    /// The button that chooses it.
    public let button: AlertButton
    /// The value that the answer stands for.
    public let value: Choice

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - button: The button that chooses it.
    ///   - value: The value that it stands for.
    public init(_ button: AlertButton, _ value: Choice) {
        self.button = button
        self.value = value
    }

    /// Returns an ordinary answer.
    ///
    /// - Parameters:
    ///   - label: The label of its button.
    ///   - value: The value that it stands for.
    /// - Returns: The answer.
    public static func button(_ label: String, _ value: Choice) -> Self {
        Self(AlertButton(label), value)
    }

    /// Returns the default answer, which the Enter key gives.
    ///
    /// - Parameters:
    ///   - label: The label of its button.
    ///   - value: The value that it stands for.
    /// - Returns: The answer.
    public static func `default`(_ label: String, _ value: Choice) -> Self {
        Self(AlertButton(label, role: .default), value)
    }

    /// Returns the answer that changes nothing. The Escape key and closing the alert give it.
    ///
    /// - Parameters:
    ///   - label: The label of its button.
    ///   - value: The value that it stands for.
    /// - Returns: The answer.
    public static func cancel(_ label: String, _ value: Choice) -> Self {
        Self(AlertButton(label, role: .cancel), value)
    }

    /// Returns an answer that loses something.
    ///
    /// - Parameters:
    ///   - label: The label of its button.
    ///   - value: The value that it stands for.
    /// - Returns: The answer.
    public static func destructive(_ label: String, _ value: Choice) -> Self {
        Self(AlertButton(label, role: .destructive), value)
    }
}

extension AlertChoice: Sendable where Choice: Sendable {}
