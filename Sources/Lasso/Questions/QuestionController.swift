/// A question to the user, presented on a controller: an ``AlertController`` or a ``FileQuestionController``.
///
/// It is part of the hierarchy as any presented controller is: it is added and removed together with its presenting
/// controller. It is always answered exactly once. If the user chooses no answer, it is answered with the one that
/// cancels: when the user leaves the question, when it or its presenting controller is removed, when its window is
/// closed, and when it was never presented. It is removed when it is answered; what is presented on it stays.
///
/// An application asks with ``Asking``, and does not need to create questions itself.
public class QuestionController: Controller {
    private weak var pendingAnswer: PendingAnswer?
    private var reference: HierarchyReference?
    private var hierarchyEnd: HierarchyEnd?
    private var asker: AskerReference?

    /// The question's number in the order of creation. Questions that were created later are shown above.
    package final let number: Int
    /// The number of the question that was created last.
    package private(set) static var lastNumber = 0

    /// Creates a question that is not presented yet.
    ///
    /// - Parameter cancel: A closure that gives the answer that cancels.
    init(cancel: @escaping @MainActor () -> Void) {
        Self.lastNumber += 1
        number = Self.lastNumber
        super.init()
        let pending = PendingAnswer(of: self, cancel: cancel)
        pendingAnswer = pending
        // Only the hierarchy, or the code that has yet to present the question, keeps the pending answer.
        let reference = HierarchyReference(to: pending)
        self.reference = reference
        hierarchyReferences.append(reference)
    }

    /// Whether the question is answered.
    public final var isAnswered: Bool { pendingAnswer?.isAnswered ?? true }

    /// Answers the question with the answer that cancels, and removes it. Does nothing if the question is already
    /// answered.
    public final func answerCancel() {
        guard !isAnswered else { return }
        Run.turn(with: .cancellation(self)) { pendingAnswer?.end() }
    }

    /// Answers the question, and removes it. Does nothing if the question is already answered.
    ///
    /// - Parameter give: A closure that gives the answer.
    final func end(_ give: @escaping @MainActor () -> Void) {
        pendingAnswer?.end(give)
    }

    override final func awaitAnswer(then action: @escaping @MainActor () -> Void) -> Bool {
        guard !isAnswered else { return false }
        afterAnswer(action)
        return true
    }

    /// Calls a closure when the question is answered, whatever the answer is; immediately, if it is already answered.
    ///
    /// - Parameter action: The closure.
    package final func afterAnswer(_ action: @escaping @MainActor () -> Void) {
        if let pendingAnswer, !pendingAnswer.isAnswered { pendingAnswer.actions.append(action) } else { action() }
    }

    /// Presents the question, unless the user could never see it because the controller is in no hierarchy, or its
    /// window has been closed. If something was pushed onto the controller, the question is presented on the navigation
    /// controller.
    ///
    /// - Parameter controller: The controller to present it on; `nil` if that is gone.
    final func present(on controller: Controller?) {
        guard let controller, !controller.isGone else { return answerCancel() }
        let presenting = controller.nearestUncovered
        presenting.present(self)
        if presenting !== controller { asker = AskerReference(controller, of: self) }
        // The code that waits for the answer may keep a part of a hierarchy alive that is released.
        guard !isAnswered, lineToTop.last !== self else { return }
        hierarchyEnd = HierarchyEnd(of: self) { [weak self] in self?.answerCancel() }
    }

    /// Removes the question from its presenting controller.
    ///
    /// - Parameter leavingAbove: Whether what is presented on the question stays, on the question's presenting
    ///   controller.
    fileprivate final func takeAway(leavingAbove: Bool) {
        hierarchyReferences.removeAll { $0 === reference }
        reference = nil
        hierarchyEnd?.cancel()
        hierarchyEnd = nil
        asker?.end()
        asker = nil
        guard let presenting = presentingController else { return }
        presenting.changePresentation(removing: [self], animated: true) {
            presentingController = nil
            presenting.presentation = nil
            if leavingAbove, let above = presentation {
                presentation = nil
                presenting.presentation = above
                above.controller.presentingController = presenting
            }
        }
    }
}

/// The pending answer to a question. It lives as long as the question is in the hierarchy, or has yet to be added to
/// it. If it is released without an answer, it gives the one that cancels.
@MainActor
private final class PendingAnswer {
    private weak var question: QuestionController?
    private var cancel: (@MainActor () -> Void)?
    /// The closures to call when there is an answer.
    var actions: [@MainActor () -> Void] = []

    init(of question: QuestionController, cancel: @escaping @MainActor () -> Void) {
        self.question = question
        self.cancel = cancel
    }

    var isAnswered: Bool { cancel == nil }

    /// Gives an answer, or the one that cancels if none is passed.
    func end(_ give: (@MainActor () -> Void)? = nil) {
        finish(give, leavingAbove: true)
    }

    private func finish(_ give: (@MainActor () -> Void)?, leavingAbove: Bool) {
        guard let cancel else { return }
        self.cancel = nil
        let actions = actions
        self.actions = []
        question?.takeAway(leavingAbove: leavingAbove)
        (give ?? cancel)()
        actions.forEach { $0() }
    }

    // Here, what is presented on the question is removed too, because it is part of what has been removed.
    isolated deinit { finish(nil, leavingAbove: false) }
}

/// Ties a question to a controller that it is not presented on: the question is canceled when that controller leaves
/// the hierarchy.
@MainActor
private final class AskerReference {
    private weak var controller: Controller?
    private let reference: HierarchyReference

    @MainActor
    private final class End {
        private weak var question: QuestionController?

        init(of question: QuestionController) {
            self.question = question
        }

        isolated deinit { question?.answerCancel() }
    }

    init(_ controller: Controller, of question: QuestionController) {
        self.controller = controller
        reference = HierarchyReference(to: End(of: question))
        controller.hierarchyReferences.append(reference)
    }

    func end() {
        controller?.hierarchyReferences.removeAll { $0 === reference }
    }
}

extension Controller {
    /// Whether no question can be answered, and no notice seen, here: the controller is in no hierarchy, or in a window
    /// that was open and is closed.
    final var isGone: Bool {
        guard !hasDeparted, let top = lineToTop.last else { return true }
        guard let window = top as? WindowController else {
            return top === self && children.isEmpty || top.lifeCycle != .notLoaded
        }
        return !window.isOpen && window.lifeCycle != .notLoaded
    }

    /// This controller or, if something was pushed onto it, the navigation controller: the user may not be able to
    /// leave the pushed page before the question is answered.
    fileprivate var nearestUncovered: Controller {
        var uncovered = self
        for controller in lineToTop {
            guard let container = controller.parent else { continue }
            if !container.controllersCovering(controller).isEmpty { uncovered = container }
        }
        return uncovered
    }
}
