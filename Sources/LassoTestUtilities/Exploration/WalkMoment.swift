import Lasso

/// The moment before a step, with which the moment after it is compared.
@MainActor
struct WalkMoment {
    private let step: WalkStep
    /// The question in front of the step that is an answer, and its window; `nil` if the step is none.
    private let question: (text: String, window: ObjectIdentifier)?
    /// The stores with unsaved changes that the step may leave; `nil` if there are none.
    let unsaved: UnsavedStores?

    /// Notes what the faults of a step are found by.
    ///
    /// - Parameters:
    ///   - step: The step, which is about to be taken.
    ///   - walk: The walk.
    init(before step: WalkStep, in walk: FlowWalk) {
        let window = step.kind == .answer ? step.window.flatMap { walk.walkWindows[$0] } : nil
        question = window.flatMap { window in window.questionText.map { ($0, ObjectIdentifier(window.controller)) } }
        (self.step, unsaved) = (step, Self.unsavedStores(before: step, to: window?.controller.question, in: walk))
    }

    private static func unsavedStores(
        before step: WalkStep,
        to question: QuestionController?,
        in walk: FlowWalk
    ) -> UnsavedStores? {
        let newest = walk.activity.newestChanges
        switch step.kind {
        case .action, .leaving, .closingWindow: return UnsavedStores(in: walk)
        case .outcome, .time: return UnsavedStores(in: walk, among: newest)
        case .answer:
            // The question may be whether to lose the changes, unless there is nothing to choose, or it came before
            // them, such as in another window.
            guard let question, (question as? AlertController)?.buttons.count == 1 || newest.isOlder(question) else {
                return nil
            }
            return UnsavedStores(in: walk, among: newest)
        }
    }

    /// Returns the faults of the step.
    ///
    /// - Parameter walk: The walk, after the step.
    func faults(in walk: FlowWalk) -> [WalkFault] {
        var faults: [WalkFault] = []
        // After a window was closed, another one has its index.
        if let question,
            let window = walk.walkWindows.all.first(where: { ObjectIdentifier($0.controller) == question.window }),
            window.questionText == question.text
        {
            faults.append(.askedTwice(window.title))
        }
        guard let unsaved, walk.walkWindows.all.allSatisfy({ $0.controller.question == nil }) else { return faults }
        return faults + unsaved.names(leftBy: step, in: walk).map { .leftUnsaved($0) }
    }
}
