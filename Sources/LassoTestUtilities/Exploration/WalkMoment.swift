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
        let mayLeave = step.window != nil && step.kind != .answer
        (self.step, self.questions, unsaved) = (step, questions, mayLeave ? UnsavedStores(in: walk) : nil)
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
