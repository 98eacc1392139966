import Lasso

/// The stores that the newest thing that the user did has left with unsaved changes, which they didn't have before.
///
/// It is assumed that nobody has saved these changes if the store has emitted nothing since then, and if no effect of
/// it has finished. What saves because it observes the state, such as a flow or a parent store, isn't known. And nobody
/// can have asked about them, unless a question came after them.
@MainActor
final class NewestChanges {
    private struct Entry {
        weak var store: AnyObject?
        // Whether the store has emitted an output, or an effect of it has finished.
        var mayBeSaved = false
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var questionNumber = QuestionController.lastNumber
    private var isByUser = false

    /// Notes that the user is about to do something.
    func userWillAct() {
        (entries, isByUser) = ([:], true)
        questionNumber = QuestionController.lastNumber
    }

    /// Notes that a service or time is about to do something. Changes of that don't count.
    func othersWillAct() { isByUser = false }

    /// Notes that a store has unsaved changes, and had none before.
    func noteBeginning(in store: AnyObject) {
        if isByUser, entry(of: store) == nil { entries[ObjectIdentifier(store)] = Entry(store: store) }
    }

    /// Notes that a store has emitted an output, or that an effect of it has finished, so that it may be saved.
    func noteSaving(of store: AnyObject) {
        entries[ObjectIdentifier(store)] = Entry(store: store, mayBeSaved: true)
    }

    /// Returns whether a store is one of these. It may have saved the changes itself, which its state tells.
    func contains(_ store: AnyObject) -> Bool { entry(of: store)?.mayBeSaved == false }

    /// Returns whether a question was asked before the changes were made.
    func isOlder(_ question: QuestionController) -> Bool { question.number <= questionNumber }

    // Another store may be at the address of a released one.
    private func entry(of store: AnyObject) -> Entry? {
        entries[ObjectIdentifier(store)].flatMap { $0.store === store ? $0 : nil }
    }
}
