/// A type that can ask the user: a ``Controller``, and a ``Flow``, which asks on the container that it was placed in.
///
/// ```swift
/// func didTapDelete() async {
///     guard await confirm("Delete the account?", accept: "Delete", isDestructive: true) else { return }
///     store.dispatchAction(.didConfirmDeletion)
/// }
/// ```
///
/// Every question is presented in the hierarchy, where a test finds and answers it without a display; see
/// ``QuestionController``. Every question is answered in the end, so no task waits forever: it is canceled and removed
/// when the task that asks is canceled.
@MainActor
public protocol Asking: AnyObject {
    /// The controller that the questions are presented on. If it is `nil` because the controller is gone, all questions
    /// are canceled immediately.
    var askingController: Controller? { get }
}

extension Controller: Asking {
    /// The controller itself.
    public final var askingController: Controller? { self }
}

extension Flow: Asking {
    /// The container that the flow was placed in.
    public final var askingController: Controller? { context }
}

extension Asking {
    /// Presents a question, and waits for its answer.
    ///
    /// The controller that the question is presented on is not kept alive meanwhile.
    ///
    /// - Parameters:
    ///   - cancelAnswer: The answer that cancels, which is returned if the task is already canceled.
    ///   - makeQuestion: A closure that creates the question. It is passed the closure to call with the answer.
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

/// A weak reference to a question that has been asked.
@MainActor
private final class AskedQuestion {
    weak var question: QuestionController?
}
