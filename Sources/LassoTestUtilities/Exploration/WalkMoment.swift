import Lasso

/// The moment before a step, with which the moment after it is compared.
@MainActor
struct WalkMoment {
    private let step: WalkStep
    /// The questions in front, by their windows.
    private let questions: [ObjectIdentifier: String]
    /// The stores with unsaved changes that the step may leave; `nil` if there are none.
    let unsaved: UnsavedStores?

    /// Notes what the faults of a step are found by.
    ///
    /// - Parameters:
    ///   - step: The step, which is about to be taken.
    ///   - walk: The walk.
    init(before step: WalkStep, in walk: FlowWalk) {
        var questions: [ObjectIdentifier: String] = [:]
        if step.kind == .answer {
            for window in walk.walkWindows.all {
                if let text = window.questionText { questions[ObjectIdentifier(window.controller)] = text }
            }
        }
        (self.step, self.questions, unsaved) = (step, questions, Self.unsavedStores(before: step, in: walk))
    }

    private static func unsavedStores(before step: WalkStep, in walk: FlowWalk) -> UnsavedStores? {
        let newest = walk.activity.newestChanges
        switch step.kind {
        case .action, .leaving, .closingWindow: return UnsavedStores(in: walk)
        case .outcome, .time: return UnsavedStores(in: walk, among: newest)
        case .answer:
            // The question may be whether to lose the changes, unless there is nothing to choose, or it came before
            // them, such as in another window.
            guard let question = step.window.flatMap({ walk.walkWindows[$0] })?.controller.question,
                (question as? AlertController)?.buttons.count == 1 || newest.isOlder(question)
            else { return nil }
            return UnsavedStores(in: walk, among: newest)
        }
    }

    /// Returns the faults of the step.
    ///
    /// - Parameter walk: The walk, after the step.
    func faults(in walk: FlowWalk) -> [WalkFault] {
        var faults: [WalkFault] = []
        if step.kind == .answer {
            for window in walk.walkWindows.all where window.index == step.window {
                guard let question = window.questionText, question == questions[ObjectIdentifier(window.controller)]
                else { continue }
                faults.append(.askedTwice(window.title))
            }
        }
        guard let unsaved, walk.walkWindows.all.allSatisfy({ $0.controller.question == nil }) else { return faults }
        return faults + unsaved.names(leftBy: step, in: walk).map { .leftUnsaved($0) }
    }
}
