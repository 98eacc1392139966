extension Asking {
    /// Tells the user something, and does not wait until it is read.
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
    ///   - message: What there is to tell.
    ///   - detail: What there is to say about it, below.
    ///   - button: The button that ends it.
    public func alert(_ message: String, detail: String? = nil, button: String = "OK") {
        let buttons = [AlertButton(button, role: .cancel)]
        AlertController(message, detail: detail, buttons: buttons, answered: { _ in }).present(on: askingController)
    }

    /// Tells the user something, and waits until it is read.
    ///
    /// - Parameters:
    ///   - message: What there is to tell.
    ///   - detail: What there is to say about it, below.
    ///   - button: The button that ends it.
    public func alert(_ message: String, detail: String? = nil, button: String = "OK") async {
        await pressedButton(message, detail, [AlertButton(button, role: .cancel)])
    }

    /// Asks whether to go on.
    ///
    /// - Parameters:
    ///   - message: What is asked.
    ///   - detail: What there is to say about it, below.
    ///   - accept: The button that goes on.
    ///   - cancel: The button that does not.
    ///   - isDestructive: Whether something is lost by going on. The Enter key does not do it then.
    /// - Returns: Whether to go on.
    public func confirm(
        _ message: String,
        detail: String? = nil,
        accept: String,
        cancel: String = "Cancel",
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

    /// Asks which of several things to do.
    ///
    /// - Parameters:
    ///   - message: What is asked.
    ///   - detail: What there is to say about it, below.
    ///   - choices: The answers, in the order of their buttons.
    /// - Returns: The answer that was chosen; the one that cancels if none was.
    /// - Precondition: Exactly one of the answers cancels, and one at the most is the default.
    public func confirm<Choice>(
        _ message: String,
        detail: String? = nil,
        choices: [AlertChoice<Choice>]
    ) async -> Choice {
        choices[await pressedButton(message, detail, choices.map(\.button))].value
    }

    @discardableResult
    private func pressedButton(_ message: String, _ detail: String?, _ buttons: [AlertButton]) async -> Int {
        await answer(orIfCancelled: buttons.firstIndex { $0.role == .cancel } ?? 0) { answered in
            AlertController(message, detail: detail, buttons: buttons, answered: answered)
        }
    }
}
