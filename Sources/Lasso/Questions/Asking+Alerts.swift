extension Asking {
    /// Shows an alert to the user, and does not wait until it is closed.
    ///
    /// ```swift
    /// screen.observeOutput { [weak self] output in
    ///     switch output {
    ///     case .didFailToSave(let error): self?.alert("The file could not be saved.", detail: error)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - detail: The explanation below the message.
    ///   - button: The label of the button that closes the alert.
    public func alert(_ message: String, detail: String? = nil, button: String = translated("OK", in: .lasso)) {
        let buttons = [AlertButton(button, role: .cancel)]
        AlertController(message, detail: detail, buttons: buttons, answered: { _ in }).present(on: askingController)
    }

    /// Shows an alert to the user, and waits until it is closed.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - detail: The explanation below the message.
    ///   - button: The label of the button that closes the alert.
    public func alert(_ message: String, detail: String? = nil, button: String = translated("OK", in: .lasso)) async {
        await pressedButton(message, detail, [AlertButton(button, role: .cancel)])
    }

    /// Asks the user whether to continue.
    ///
    /// - Parameters:
    ///   - message: The question.
    ///   - detail: The explanation below the message.
    ///   - accept: The label of the button that continues.
    ///   - cancel: The label of the button that cancels.
    ///   - isDestructive: Whether continuing loses something. If so, the Enter key does not continue.
    /// - Returns: Whether to continue.
    public func confirm(
        _ message: String,
        detail: String? = nil,
        accept: String,
        cancel: String = translated("Cancel", in: .lasso),
        isDestructive: Bool = false
    ) async -> Bool {
        await confirm(
            message,
            detail: detail,
            choices: [
                .cancel(cancel, false), isDestructive ? .destructive(accept, true) : .default(accept, true),
            ]
        )
    }

    /// Asks the user to choose one of several answers.
    ///
    /// - Parameters:
    ///   - message: The question.
    ///   - detail: The explanation below the message.
    ///   - choices: The answers, in the order of their buttons.
    /// - Returns: The value of the chosen answer, or of the one that cancels if the user chose none.
    /// - Precondition: Exactly one of the answers cancels, and at most one is the default.
    public func confirm<Choice>(
        _ message: String,
        detail: String? = nil,
        choices: [AlertChoice<Choice>]
    ) async -> Choice {
        choices[await pressedButton(message, detail, choices.map { $0.button })].value
    }

    @discardableResult
    private func pressedButton(_ message: String, _ detail: String?, _ buttons: [AlertButton]) async -> Int {
        await answer(orIfCancelled: buttons.firstIndex { $0.role == .cancel } ?? 0) { answered in
            AlertController(message, detail: detail, buttons: buttons, answered: answered)
        }
    }
}
