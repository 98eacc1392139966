/// A dialog with a question that the user answers by pressing a button.
///
/// ```swift
/// let answer = try await AlertDialog(
///     "Discard the changes?",
///     detail: "They can’t be restored.",
///     buttons: ["Cancel", "Discard"],
///     cancelButton: 0
/// ).choose(for: window)
/// if answer == 1 { discard() }
/// ```
///
/// Source: `GtkMessageDialog`, which every GTK 4 has. `GtkAlertDialog` of GTK 4.10 cannot mark destructive buttons, and
/// destroys its dialog a second time if its parent window was destroyed first.
public struct AlertDialog {
    /// The question.
    public var message: String
    /// The text below the question.
    public var detail: String?
    /// The labels of the buttons, in order.
    public var buttons: [String]
    /// The index of the button that Enter presses.
    public var defaultButton: Int?
    /// The index of the button that is pressed by Escape and by closing the dialog.
    public var cancelButton: Int?
    /// The indices of the destructive buttons. They have the style class `destructive-action`.
    public var destructiveButtons: Set<Int> = []
    /// Whether the dialog blocks the parent window while it is open.
    public var modal = true

    /// Creates an alert dialog.
    ///
    /// - Parameters:
    ///   - message: The question.
    ///   - detail: The text below the question.
    ///   - buttons: The labels of the buttons, in order. At least one is required.
    ///   - defaultButton: The index of the button that Enter presses.
    ///   - cancelButton: The index of the button that is pressed by Escape and by closing the dialog.
    /// - Precondition: There is at least one button, and the indices are valid.
    public init(
        _ message: String,
        detail: String? = nil,
        buttons: [String] = ["OK"],
        defaultButton: Int? = nil,
        cancelButton: Int? = nil
    ) {
        precondition(!buttons.isEmpty, "AlertDialog.init(_:...): an alert needs at least one button.")
        for button in [defaultButton, cancelButton].compactMap({ $0 }) {
            precondition(
                buttons.indices.contains(button),
                "AlertDialog.init(_:...): \(button) is not the index of a button. Use 0 to \(buttons.count - 1)."
            )
        }
        self.message = message
        self.detail = detail
        self.buttons = buttons
        self.defaultButton = defaultButton
        self.cancelButton = cancelButton
    }

    /// Shows the dialog and waits for the answer.
    ///
    /// - Parameter parent: The dialog's parent window.
    /// - Returns: The index of the pressed button, or ``cancelButton``, which may be `nil`, if the dialog was closed
    ///   without pressing a button or the parent window is or was destroyed.
    /// - Throws: `CancellationError` if the task is canceled. The dialog is closed in that case.
    public func choose(for parent: Window?) async throws -> Int? {
        try Task.checkCancellation()
        if parent?.isDestroyed == true { return cancelButton }
        let dialog = MessageDialog()
        dialog.text = message
        dialog.secondaryText = detail
        dialog.modal = modal
        dialog.transientFor = parent
        dialog.accessibleLabel = message
        for (index, button) in buttons.enumerated() {
            let widget = dialog.addButton(button, responseId: index)
            // Otherwise a screen reader would read the name twice: that of the button and that of its label.
            widget.resetRelation(.labelledBy)
            if destructiveButtons.contains(index) { widget.addCssClass("destructive-action") }
        }
        if let defaultButton { dialog.setDefaultResponse(defaultButton) }
        defer { dialog.destroy() }
        let response = try await dialogAnswer(for: parent, as: Int.self) { answer in
            dialog.onResponse(answer)
            dialog.present()
        }
        guard let response, buttons.indices.contains(response) else { return cancelButton }
        return response
    }
}
