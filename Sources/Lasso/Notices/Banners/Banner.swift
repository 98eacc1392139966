/// A message at the top of a page, below its header bar, about a state that lasts, such as "You are offline".
///
/// Source: `AdwBanner`.
public struct Banner: Hashable, Sendable {
    /// The message.
    public let text: String
    /// The label of the button; `nil` for none.
    public let button: String?
    /// Whether the user can close the banner.
    public let isDismissible: Bool

    /// Creates a banner.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - button: The label of the button; `nil` for none.
    ///   - isDismissible: Whether the user can close the banner.
    public init(_ text: String, button: String? = nil, isDismissible: Bool = false) {
        (self.text, self.button, self.isDismissible) = (text, button, isDismissible)
    }
}

/// The outcome of a banner, decided by the user.
public enum BannerOutcome: Hashable, Codable, Sendable {
    /// The user has pressed the banner's button.
    case pressedButton
    /// The user has closed the banner.
    case dismissed
}
