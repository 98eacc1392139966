import Lasso

/// The moment before a step, with which the moment after it is compared.
@MainActor
struct WalkMoment {
    private let question: String?
    private let unsaved: [(name: String, store: WeakStore)]

    private struct WeakStore {
        weak var store: (any TracedStore)?
    }

    init(of walk: FlowWalk) {
        question = walk.questionText
        unsaved = walk.storesInFront.filter(\.hasUnsavedChanges).map { ("\(type(of: $0))", WeakStore(store: $0)) }
    }

    /// Returns the faults of a step.
    ///
    /// - Parameters:
    ///   - step: The step, which was taken.
    ///   - walk: The walk, after the step.
    func faults(after step: WalkStep, in walk: FlowWalk) -> [WalkFault] {
        var faults: [WalkFault] = []
        if step.kind == .answer, let question, walk.questionText == question {
            faults.append(.askedTwice(walk.title))
        }
        guard step.kind == .leaving, walk.window.question == nil else { return faults }
        // A store that is only out of sight, such as that of a collapsed split view, is not left.
        var remaining: [any TracedStore] = []
        walk.window.forEachBelow { remaining += $0.tracedStores }
        for (name, entry) in unsaved where !remaining.contains(where: { $0 === entry.store }) {
            faults.append(.leftUnsaved(name))
        }
        return faults
    }
}
