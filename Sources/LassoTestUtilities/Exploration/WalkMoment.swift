import Lasso

/// What is compared before and after a step.
@MainActor
struct WalkMoment {
    private let question: String?
    private let unsaved: [(name: String, store: WeakStore)]

    private struct WeakStore {
        weak var store: (any TracedStore)?
    }

    init(of walk: FlowWalk) {
        question = (walk.window.question as? AlertController)?.message
        unsaved = walk.storesInFront.filter(\.hasUnsavedChanges).map { ("\(type(of: $0))", WeakStore(store: $0)) }
    }

    /// Returns the faults of a step.
    ///
    /// - Parameters:
    ///   - step: The step, which was taken.
    ///   - walk: The walk, after the step.
    func faults(after step: WalkStep, in walk: FlowWalk) -> [WalkFault] {
        var faults: [WalkFault] = []
        let next = (walk.window.question as? AlertController)?.message
        if step.kind == .answer, let question, next == question { faults.append(.askedTwice(question)) }
        guard step.kind == .leaving, walk.window.question == nil else { return faults }
        let remaining = walk.storesInFront
        for (name, entry) in unsaved where !remaining.contains(where: { $0 === entry.store }) {
            faults.append(.leftUnsaved(name))
        }
        return faults
    }
}
