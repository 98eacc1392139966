/// A fault that a walk has seen.
enum WalkFault: Hashable, Sendable {
    /// Nobody observes an output of a store.
    case unobservedOutput(String)
    /// A question came again at once, after it was answered.
    case askedTwice(String)
    /// A screen with unsaved changes was left without a question.
    case leftUnsaved(String)
    /// Objects are alive after the window was closed.
    case alive([String])

    /// The fault in words.
    var description: String {
        switch self {
        case .unobservedOutput(let output): "Nobody observes the output \(output)."
        case .askedTwice(let question): "The question “\(question)” is asked again right after it is answered."
        case .leftUnsaved(let store): "\(store) has unsaved changes, and is left without a question."
        case .alive(let names): "After the window was closed, these are still alive: \(names.joined(separator: ", "))."
        }
    }
}
