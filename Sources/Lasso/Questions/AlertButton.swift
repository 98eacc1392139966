/// A button of an alert.
public struct AlertButton: Hashable, Sendable {
    /// The role of a button.
    public enum Role: Hashable, Sendable {
        /// An ordinary answer.
        case normal
        /// The default answer, which the Enter key gives.
        case `default`
        /// The answer that changes nothing. The Escape key and closing the alert give it.
        case cancel
        /// An answer that loses something.
        case destructive
    }

    /// The button's label.
    public let label: String
    /// The button's role.
    public let role: Role

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - label: The button's label.
    ///   - role: The button's role.
    public init(_ label: String, role: Role = .normal) {
        self.label = label
        self.role = role
    }
}
