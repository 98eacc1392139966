/// A button of an alert.
public struct AlertButton: Hashable, Sendable {
    /// What a button is for.
    public enum Role: Hashable, Sendable {
        /// An answer among others.
        case normal
        /// The answer that is proposed: the Enter key gives it.
        case `default`
        /// The answer that changes nothing: the Escape key gives it, and closing the question.
        case cancel
        /// An answer by which something is lost.
        case destructive
    }

    /// What is written on it.
    public let label: String
    /// What it is for.
    public let role: Role

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - label: What is written on it.
    ///   - role: What it is for.
    public init(_ label: String, role: Role = .normal) {
        self.label = label
        self.role = role
    }
}
