extension Leaving {
    /// Returns a reply that asks the user whether to discard what was entered, if anything was.
    ///
    /// ```swift
    /// override var leaving: Leaving {
    ///     .discarding(state.hasChanges, on: self, "Discard Draft?", detail: "The text will be lost.")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - isChanged: Whether the user has entered anything that would be lost. If not, the controller can be left.
    ///   - controller: The controller that asks.
    ///   - message: The question.
    ///   - detail: The explanation below the message.
    ///   - accept: The label of the button that discards.
    /// - Returns: The reply.
    @MainActor
    public static func discarding(
        _ isChanged: Bool,
        on controller: some Asking,
        _ message: String,
        detail: String? = nil,
        accept: String = translated("Discard", in: .lasso)
    ) -> Leaving {
        guard isChanged else { return .allowed }
        return .ask { await controller.confirm(message, detail: detail, accept: accept, isDestructive: true) }
    }
}
