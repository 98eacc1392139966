/// A message or a question, which is answered with a button.
///
/// Source: `UIAlertController`, `GtkAlertDialog`.
public final class AlertController: QuestionController {
    /// The message or question.
    public let message: String
    /// The explanation below the message.
    public let detail: String?
    /// The buttons, in order.
    public let buttons: [AlertButton]
    /// The index of the button that cancels, which also answers if the user chooses no other.
    public let cancelButton: Int

    private let answered: @MainActor (Int) -> Void

    /// Creates an alert that is not presented yet.
    ///
    /// - Parameters:
    ///   - message: The message or question.
    ///   - detail: The explanation below the message.
    ///   - buttons: The buttons, in order.
    ///   - answered: A closure called once, with the index of the pressed button.
    /// - Precondition: Exactly one of the buttons cancels, and at most one is the default.
    init(
        _ message: String,
        detail: String?,
        buttons: [AlertButton],
        answered: @escaping @MainActor (Int) -> Void
    ) {
        let cancelButtons = buttons.indices.filter { buttons[$0].role == .cancel }
        guard let cancelButton = cancelButtons.first, cancelButtons.count == 1 else {
            preconditionFailure(
                """
                The alert "\(message)" has \(cancelButtons.count) buttons that cancel; it needs exactly one. \
                Closing the alert without an answer presses that button.
                """
            )
        }
        precondition(
            buttons.count { $0.role == .default } < 2,
            "The alert \"\(message)\" has more than one default button. The Enter key can press only one."
        )
        self.message = message
        self.detail = detail
        self.buttons = buttons
        self.cancelButton = cancelButton
        self.answered = answered
        super.init { answered(cancelButton) }
    }

    /// The index of the button that the Enter key presses: the default button, or else the one that cancels.
    public var defaultButton: Int {
        buttons.firstIndex { $0.role == .default } ?? cancelButton
    }

    /// Presses a button, and removes the alert. Does nothing if the alert is already answered.
    ///
    /// - Parameter button: The index of the button.
    /// - Precondition: `button` is an index of ``buttons``.
    public func answer(_ button: Int) {
        precondition(
            buttons.indices.contains(button),
            "AlertController.answer(_:): there is no button \(button). The indices are \(buttons.indices)."
        )
        guard !isAnswered else { return }
        Run.turn(with: .alertAnswer(self, button: button)) { end { [answered] in answered(button) } }
    }
}
