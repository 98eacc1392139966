/// Shows a dialog, and waits for its answer.
///
/// - Parameters:
///   - parent: The dialog's parent window.
///   - type: The type of the answer.
///   - show: A closure that shows the dialog. Its argument is a closure that has to be called with the answer.
///   - cancel: A closure called if there is no answer. It closes the dialogs that the caller does not close anyway.
/// - Returns: The first answer, or `nil` if the parent window was destroyed.
/// - Throws: `CancellationError` if the task is canceled, or what `show` throws.
func dialogAnswer<Answer: Sendable>(
    for parent: Window?,
    as type: Answer.Type,
    show: (@escaping @MainActor (Answer) -> Void) throws -> Void,
    cancel: () -> Void = {}
) async throws -> Answer? {
    let answers = AsyncStream<Answer>.makeStream()
    // If the parent window is destroyed, ends the wait without an answer. The dialog is not destroyed yet, because this
    // task holds it.
    let parentGoes = parent?.onWindowDestroyed { answers.continuation.finish() }
    defer { parentGoes?.disconnect() }
    try show { answers.continuation.yield($0) }
    for await answer in answers.stream { return answer }
    cancel()
    try Task.checkCancellation()
    return nil
}
