import CGtk

/// A question to the user, answered with a button.
///
/// ```swift
/// let answer = try await AlertDialog(
///     "Discard the changes?",
///     detail: "They cannot be brought back.",
///     buttons: ["Cancel", "Discard"],
///     cancelButton: 0
/// ).choose(for: window)
/// if answer == 1 { discard() }
/// ```
///
/// Source: `GtkMessageDialog`, which every GTK 4 has. `GtkAlertDialog` of GTK 4.10 shows one too, but cannot say by which button
/// something is lost, and destroys its dialog a second time where the window that it belongs to has gone first.
public struct AlertDialog {
    /// What is asked.
    public var message: String
    /// What there is to say about it, below.
    public var detail: String?
    /// The answers, in order.
    public var buttons: [String]
    /// The button that Enter presses.
    public var defaultButton: Int?
    /// The button that Escape presses, and closing the dialog.
    public var cancelButton: Int?
    /// The buttons by which something is lost. They have the style class `destructive-action`.
    public var destructiveButtons: Set<Int> = []
    /// Whether the window below cannot be used meanwhile.
    public var modal = true

    /// - Parameters:
    ///   - message: What is asked.
    ///   - detail: What there is to say about it, below.
    ///   - buttons: The answers, in order; there is one at least.
    ///   - defaultButton: The button that Enter presses, by its place.
    ///   - cancelButton: The button that Escape presses, and closing the dialog, by its place.
    /// - Precondition: The places are those of buttons.
    public init(
        _ message: String,
        detail: String? = nil,
        buttons: [String] = ["OK"],
        defaultButton: Int? = nil,
        cancelButton: Int? = nil
    ) {
        precondition(!buttons.isEmpty, "AlertDialog.init(_:...): an alert needs a button to be answered with.")
        for button in [defaultButton, cancelButton].compactMap({ $0 }) {
            precondition(
                buttons.indices.contains(button),
                "AlertDialog.init(_:...): there is no button \(button); there are \(buttons.count), from 0 on."
            )
        }
        self.message = message
        self.detail = detail
        self.buttons = buttons
        self.defaultButton = defaultButton
        self.cancelButton = cancelButton
    }

    /// Asks, and waits for the answer.
    ///
    /// - Parameter parent: The window that the question belongs to.
    /// - Returns: The place of the button that was pressed; ``cancelButton``, which may be `nil`, where the dialog was closed
    ///   without one, or the window is or was destroyed.
    /// - Throws: `CancellationError` if the task is cancelled; the dialog is closed then.
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
            // Its name would be read twice: as its own, and as that of the label in it.
            widget.resetRelation(.labelledBy)
            if destructiveButtons.contains(index) { widget.addCssClass("destructive-action") }
        }
        if let defaultButton { dialog.setDefaultResponse(defaultButton) }
        let response = try await dialog.response(for: parent)
        return buttons.indices.contains(response) ? response : cancelButton
    }
}

extension Dialog {
    /// Shows the dialog and waits for its response, after which it is gone.
    fileprivate func response(for parent: Window?) async throws -> Int {
        let answers = AsyncStream<Int>.makeStream()
        onResponse { answers.continuation.yield($0) }
        // Without an answer, when the window that it belongs to goes. It is not destroyed yet: this task holds it.
        let parentGoes = parent?.onWindowDestroyed { answers.continuation.finish() }
        present()
        defer {
            parentGoes?.disconnect()
            destroy()
        }
        for await answer in answers.stream { return answer }
        try Task.checkCancellation()
        return Int(GTK_RESPONSE_DELETE_EVENT.rawValue)
    }
}
