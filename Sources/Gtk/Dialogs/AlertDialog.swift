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
/// Source: `GtkAlertDialog`, where the running GTK has it (4.10), else `GtkMessageDialog`.
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
    /// The buttons by which something is lost. They look so where GTK can show it, which `GtkAlertDialog` cannot.
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
        if let dialog = NewerGtk.object("gtk_alert_dialog_get_type") {
            return try await chooseWithAlertDialog(dialog, parent)
        } else {
            return try await chooseWithMessageDialog(parent)
        }
    }

    // MARK: GTK 4.10 and newer

    private typealias Choose =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<GtkWindow>?, UnsafeMutablePointer<GCancellable>, GAsyncReadyCallback,
            UnsafeMutableRawPointer
        ) -> Void

    private typealias ChooseFinish =
        @convention(c) (
            OpaquePointer, OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
        ) -> Int32

    private func chooseWithAlertDialog(_ dialog: Object, _ parent: Window?) async throws -> Int? {
        guard let choose = NewerGtk.function("gtk_alert_dialog_choose", as: Choose.self),
            let finish = NewerGtk.function("gtk_alert_dialog_choose_finish", as: ChooseFinish.self)
        else { preconditionFailure("GTK has an alert dialog without its functions.") }
        dialog[property: "message"] = message
        dialog[property: "detail"] = detail ?? ""
        dialog[property: "buttons"] = buttons
        dialog[property: "default-button"] = defaultButton ?? -1
        dialog[property: "cancel-button"] = cancelButton ?? -1
        dialog[property: "modal"] = modal
        var parentGoes: SignalConnection?
        defer { parentGoes?.disconnect() }
        do {
            return try await asyncOperation { cancellable, callback, data in
                parentGoes = parent?.cancelWhenDestroyed(cancellable)
                choose(dialog.opaquePointer, parent?.windowPointer, cancellable, callback, data)
            } finish: { result throws(GLibError) -> Int? in
                let button = try GLibError.check { error in finish(dialog.opaquePointer, result, error) }
                return button < 0 ? nil : Int(button)
            }
        } catch let error as GLibError where error.isDismissal {
            if Task.isCancelled { throw CancellationError() }
            return cancelButton
        }
    }

    // MARK: GTK 4.8

    private func chooseWithMessageDialog(_ parent: Window?) async throws -> Int? {
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
