/// A message or a question, answered with a button.
///
/// Source: `UIAlertController`, `GtkAlertDialog`.
public final class AlertController: QuestionController {
    /// What is asked.
    public let message: String
    /// What there is to say about it, below.
    public let detail: String?
    /// The answers, in order.
    public let buttons: [AlertButton]
    /// The answer where no other is chosen, by its place.
    public let cancelButton: Int

    private let answered: @MainActor (Int) -> Void

    /// Makes an alert that is presented nowhere yet.
    ///
    /// - Parameters:
    ///   - message: What is asked.
    ///   - detail: What there is to say about it, below.
    ///   - buttons: The answers, in order.
    ///   - answered: Is called once, with the place of the button that was pressed.
    /// - Precondition: Exactly one of the buttons cancels, and one at the most is the default.
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
                The question "\(message)" has \(cancelButtons.count) answers that cancel; it needs exactly one. \
                It is given when the question is closed without an answer.
                """
            )
        }
        precondition(
            buttons.count { $0.role == .default } < 2,
            "The question \"\(message)\" has more than one default answer. The Enter key can give one only."
        )
        self.message = message
        self.detail = detail
        self.buttons = buttons
        self.cancelButton = cancelButton
        self.answered = answered
        super.init { answered(cancelButton) }
    }

    /// The answer that the Enter key gives, by its place: the default one, or else the one that cancels.
    public var defaultButton: Int {
        buttons.firstIndex { $0.role == .default } ?? cancelButton
    }

    /// Presses a button, and takes the alert away. Does nothing if the alert is answered already.
    ///
    /// - Parameter button: The button, by its place.
    /// - Precondition: A place of ``buttons``.
    public func answer(_ button: Int) {
        precondition(
            buttons.indices.contains(button),
            "AlertController.answer(_:): there is no button \(button); there are \(buttons.count), from 0 on."
        )
        end { [answered] in answered(button) }
    }
}
