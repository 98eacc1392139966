/// A fault that a walk has seen.
enum WalkFault: Hashable, Sendable {
    /// An output of a store has no observer.
    case unobservedOutput(String)
    /// A question came again at once, after it was answered.
    case askedTwice(String)
    /// A screen with unsaved changes was left without a question.
    case leftUnsaved(String)
    /// An effect of a store runs on after the store's screen has gone.
    case effectAfterScreen(String, of: String)
    /// An object is alive after the window was closed; `ofClass` is the class of a store, whose text names its effects.
    case alive(String, ofClass: String? = nil)

    /// The text that tells the fault from others. An output with other values has no observer either.
    var key: String {
        switch self {
        case .unobservedOutput(let output): String(output.prefix { $0 != "(" })
        default: description
        }
    }

    /// The key of the fault that this one follows from: a store that is alive anyway is also alive with its effects.
    var keyOfCause: String? {
        guard case .alive(let text, let storeClass?) = self, text != storeClass else { return nil }
        return WalkFault.alive(storeClass).key
    }

    /// The fault in words.
    var description: String {
        switch self {
        case .unobservedOutput(let output): "The output \(output) has no observer."
        case .askedTwice(let question): "The question “\(question)” is asked again right after it is answered."
        case .leftUnsaved(let store): "\(store) has unsaved changes, and is left without a question."
        case .effectAfterScreen(let effect, let store):
            "The effect \(effect) of \(store) runs on after its screen has gone."
        case .alive(let text, _): "\(text) is still alive after the window was closed."
        }
    }
}
