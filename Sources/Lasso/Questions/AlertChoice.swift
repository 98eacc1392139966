/// An answer that the user can choose, and what it means to the application.
///
/// ```swift
/// enum Choice { case save, discard, cancel }
///
/// let choice = await confirm(
///     "Save the changes?",
///     choices: [.cancel("Cancel", .cancel), .destructive("Discard", .discard), .default("Save", .save)]
/// )
/// ```
public struct AlertChoice<Choice> {
    /// The button that chooses it.
    public let button: AlertButton
    /// What it means.
    public let value: Choice

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - button: The button that chooses it.
    ///   - value: What it means.
    public init(_ button: AlertButton, _ value: Choice) {
        self.button = button
        self.value = value
    }

    /// An answer among others.
    ///
    /// - Parameters:
    ///   - label: What is written on its button.
    ///   - value: What it means.
    /// - Returns: The answer.
    public static func button(_ label: String, _ value: Choice) -> Self {
        Self(AlertButton(label), value)
    }

    /// The answer that is proposed: the Enter key gives it.
    ///
    /// - Parameters:
    ///   - label: What is written on its button.
    ///   - value: What it means.
    /// - Returns: The answer.
    public static func `default`(_ label: String, _ value: Choice) -> Self {
        Self(AlertButton(label, role: .default), value)
    }

    /// The answer that changes nothing: the Escape key gives it, and closing the question.
    ///
    /// - Parameters:
    ///   - label: What is written on its button.
    ///   - value: What it means.
    /// - Returns: The answer.
    public static func cancel(_ label: String, _ value: Choice) -> Self {
        Self(AlertButton(label, role: .cancel), value)
    }

    /// An answer by which something is lost.
    ///
    /// - Parameters:
    ///   - label: What is written on its button.
    ///   - value: What it means.
    /// - Returns: The answer.
    public static func destructive(_ label: String, _ value: Choice) -> Self {
        Self(AlertButton(label, role: .destructive), value)
    }
}

extension AlertChoice: Sendable where Choice: Sendable {}
