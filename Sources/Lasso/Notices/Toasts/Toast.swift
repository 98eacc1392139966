/// A short message that is shown for a while at the bottom of a window, such as "Task deleted".
///
/// A toast needs no answer. If the user must know or decide something, ask a question instead; see ``Asking``.
///
/// Source: `AdwToast`.
public struct Toast: Hashable, Sendable {
    /// The time that a toast is shown unless it says otherwise: five seconds.
    public static var defaultDuration: Duration { .seconds(5) }

    /// The message.
    public let text: String
    /// The label of the button; `nil` for none.
    public let button: String?
    /// The time that the toast is shown; `nil` if it is shown until the user dismisses it. Time in which the user can't
    /// see the toast, points at it, or has the focus in it doesn't count.
    public let duration: Duration?

    /// Creates a toast.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - button: The label of the button; `nil` for none.
    ///   - duration: The time that the toast is shown; `nil` if it is shown until the user dismisses it.
    /// - Precondition: The duration is positive.
    public init(_ text: String, button: String? = nil, duration: Duration? = Toast.defaultDuration) {
        precondition(
            duration.map { $0 > .zero } ?? true,
            """
            Toast.init(_:button:duration:): the duration of "\(text)" isn't positive. Pass nil for a toast that is shown \
            until the user dismisses it.
            """
        )
        (self.text, self.button, self.duration) = (text, button, duration)
    }
}

/// The way in which a toast has ended.
public enum ToastOutcome: Hashable, Codable, Sendable {
    /// The user has pressed the toast's button.
    case pressedButton
    /// The user has closed the toast, with its Close button or the Escape key.
    case dismissed
    /// The time of the toast is over.
    case timedOut
}
