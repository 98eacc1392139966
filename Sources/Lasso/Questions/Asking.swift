/// Who can ask the user: a ``Controller``, and a ``Flow``, which asks above what it is placed in.
///
/// ```swift
/// func didTapDelete() async {
///     guard await confirm("Delete the account?", accept: "Delete", isDestructive: true) else { return }
///     ...
/// }
/// ```
///
/// Every question is presented in the hierarchy, where a test finds and answers it without a display; see
/// ``QuestionController``. A question has an answer whatever happens, so nobody waits for ever: it is cancelled, and taken
/// away, when the task that asks is cancelled.
@MainActor
public protocol Asking: AnyObject {
    /// What the questions are presented on; `nil` if that is gone, when all questions are cancelled at once.
    var askingController: Controller? { get }
}

extension Controller: Asking {
    /// The controller itself.
    public final var askingController: Controller? { self }
}

extension Flow: Asking {
    /// What the flow was placed in.
    public final var askingController: Controller? { context }
}

extension Asking {
    /// Presents a question and waits for its answer.
    ///
    /// What the question is presented on is not kept alive meanwhile.
    ///
    /// - Parameters:
    ///   - cancelAnswer: The answer that cancels, for a task that is cancelled already.
    ///   - makeQuestion: Makes the question, with what is called with its answer.
    /// - Returns: The answer.
    func answer<Answer: Sendable>(
        orIfCancelled cancelAnswer: Answer,
        to makeQuestion: (@escaping @MainActor (Answer) -> Void) -> QuestionController
    ) async -> Answer {
        guard !Task.isCancelled else { return cancelAnswer }
        let asked = AskedQuestion()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let question = makeQuestion { continuation.resume(returning: $0) }
                asked.question = question
                question.present(on: askingController)
            }
        } onCancel: {
            Task { @MainActor in asked.question?.answerCancel() }
        }
    }
}

/// Finds a question that has been asked, without keeping it.
@MainActor
private final class AskedQuestion {
    weak var question: QuestionController?
}
