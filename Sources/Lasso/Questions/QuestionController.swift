/// A question to the user, presented above a controller: an ``AlertController`` or a ``FileQuestionController``.
///
/// It is a part of the hierarchy as any presented controller is: it comes with what it is presented on, and goes with it.
/// Whatever becomes of it, it is answered exactly once. Where nobody chooses an answer, that is the one that cancels: when
/// the user leaves the question, when it, or what presents it, is taken away, when its window is closed, and when it was
/// never presented. It takes itself away when it is answered; what is presented above it stays.
///
/// An application asks with ``Asking``; it need not make questions itself.
public class QuestionController: Controller {
    private weak var pendingAnswer: PendingAnswer?
    private var reference: HierarchyReference?
    private var hierarchyEnd: Observation?
    private var asker: AskerReference?

    /// When the question was made, among all questions: those that were made later are shown above.
    package final let number: Int
    private static var lastNumber = 0

    /// Makes a question that is presented nowhere yet.
    ///
    /// - Parameter cancel: Gives the answer that cancels.
    init(cancel: @escaping @MainActor () -> Void) {
        Self.lastNumber += 1
        number = Self.lastNumber
        super.init()
        let pending = PendingAnswer(of: self, cancel: cancel)
        pendingAnswer = pending
        // Only the hierarchy, or the wait for it, keeps what is pending.
        let reference = HierarchyReference(to: pending)
        self.reference = reference
        hierarchyReferences.append(reference)
    }

    /// Whether the question has its answer.
    public final var isAnswered: Bool { pendingAnswer?.isAnswered ?? true }

    /// Gives the answer that cancels, and takes the question away. Does nothing if the question is answered already.
    public final func answerCancel() {
        pendingAnswer?.end()
    }

    /// Gives an answer, and takes the question away. Does nothing if the question is answered already.
    ///
    /// - Parameter give: Gives the answer.
    final func end(_ give: @escaping @MainActor () -> Void) {
        pendingAnswer?.end(give)
    }

    /// Does something when the question has its answer, whatever that is; at once, if it has.
    ///
    /// - Parameter action: What to do.
    package final func afterAnswer(_ action: @escaping @MainActor () -> Void) {
        if let pendingAnswer, !pendingAnswer.isAnswered { pendingAnswer.actions.append(action) } else { action() }
    }

    /// Presents the question, unless it could never be seen: where a controller is in no hierarchy, or its window has closed.
    /// Where something was pushed onto the controller, the question is presented on the navigation controller.
    ///
    /// - Parameter controller: What to present it on; `nil` if that is gone.
    final func present(on controller: Controller?) {
        guard let controller, !controller.isGone else { return answerCancel() }
        let presenting = controller.nearestUncovered
        presenting.present(self)
        if presenting !== controller { asker = AskerReference(controller, of: self) }
        // What is not taken away but freed tells nobody, and whoever waits for the answer may keep a part of it alive.
        guard !isAnswered, let top = lineToTop.last, top !== self else { return }
        hierarchyEnd = Observation.stopping { [weak self] in self?.answerCancel() }.cancelled(with: top)
    }

    /// Takes the question away from what presents it.
    ///
    /// - Parameter leavingAbove: Whether what is presented on the question stays, on what has presented the question.
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

/// What waits for the answer to a question. It lives as long as the question is in the hierarchy, or has yet to come there,
/// and when it goes without an answer it gives the one that cancels.
@MainActor
private final class PendingAnswer {
    private weak var question: QuestionController?
    private var cancel: (@MainActor () -> Void)?
    /// What is done when there is an answer.
    var actions: [@MainActor () -> Void] = []

    init(of question: QuestionController, cancel: @escaping @MainActor () -> Void) {
        self.question = question
        self.cancel = cancel
    }

    var isAnswered: Bool { cancel == nil }

    /// Gives an answer, the one that cancels if there is no other.
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

    // What is above the question goes too here: it is in what has been taken away.
    isolated deinit { finish(nil, leavingAbove: false) }
}

/// Ties a question to a controller that it is not presented on: it goes when that leaves the hierarchy.
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
    /// Whether nobody can answer here: the controller is in no hierarchy, or in a window that was open and no longer is.
    fileprivate var isGone: Bool {
        guard !hasDeparted, let top = lineToTop.last else { return true }
        guard let window = top as? WindowController else {
            return top === self && children.isEmpty || top.lifeCycle != .notLoaded
        }
        return !window.isOpen && window.lifeCycle != .notLoaded
    }

    /// This controller or, where something was pushed onto it, which the user may not be able to leave before the question is
    /// answered, the navigation controller.
    fileprivate var nearestUncovered: Controller {
        var uncovered = self
        for controller in lineToTop {
            guard let container = controller.parent else { continue }
            if !container.controllersCovering(controller).isEmpty { uncovered = container }
        }
        return uncovered
    }
}
