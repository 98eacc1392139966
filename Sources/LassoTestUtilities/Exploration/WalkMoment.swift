import Lasso

/// The moment before a step, with which the moment after it is compared.
@MainActor
struct WalkMoment {
    private let step: WalkStep
    /// The questions in front, by their windows.
    private let questions: [ObjectIdentifier: String]
    private let unsaved: [(name: String, store: WeakStore)]

    private struct WeakStore {
        weak var store: (any TracedStore)?
    }

    /// Notes what the faults of a step are found by.
    ///
    /// - Parameters:
    ///   - step: The step, which is about to be taken.
    ///   - walk: The walk.
    init(before step: WalkStep, in walk: FlowWalk) {
        var questions: [ObjectIdentifier: String] = [:], unsaved: [(name: String, store: WeakStore)] = []
        if step.kind == .answer {
            for window in walk.openWindows {
                if let text = window.questionText { questions[ObjectIdentifier(window.controller)] = text }
            }
        }
        if Self.leaves(step) {
            for store in walk.openWindows.flatMap(\.stores) where store.hasUnsavedChanges {
                unsaved.append(("\(type(of: store))", WeakStore(store: store)))
            }
        }
        (self.step, self.questions, self.unsaved) = (step, questions, unsaved)
    }

    private static func leaves(_ step: WalkStep) -> Bool { step.kind == .leaving || step.kind == .closingWindow }

    /// Returns the faults of the step.
    ///
    /// - Parameter walk: The walk, after the step.
    func faults(in walk: FlowWalk) -> [WalkFault] {
        var faults: [WalkFault] = []
        if step.kind == .answer {
            for window in walk.openWindows where window.index == step.window {
                guard let question = window.questionText, question == questions[ObjectIdentifier(window.controller)]
                else { continue }
                faults.append(.askedTwice(window.title))
            }
        }
        let windows = walk.openWindows
        guard Self.leaves(step), windows.allSatisfy({ $0.controller.question == nil }) else { return faults }
        // A store that is only out of sight, such as that of a collapsed split view, is not left.
        var remaining: [any TracedStore] = []
        for window in windows { window.controller.forEachBelow { remaining += $0.heldStores } }
        for (name, entry) in unsaved where !remaining.contains(where: { $0 === entry.store }) {
            faults.append(.leftUnsaved(name))
        }
        return faults
    }
}
