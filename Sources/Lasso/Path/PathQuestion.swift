/// A walk's question whether controllers may be removed. It continues until it is answered, even if the walk is
/// overtaken.
@MainActor
final class PathQuestion {
    /// The question in which the current code runs.
    @TaskLocal private static var current: PathQuestion?

    private var outer: PathQuestion?
    private var isAnswered = false
    private var actions: [@MainActor () -> Void] = []

    /// Creates a question, and asks it.
    ///
    /// - Parameter ask: A closure that asks the question, and ends it with ``end()``.
    init(_ ask: (PathQuestion) -> Void) {
        outer = Self.current?.firstUnanswered
        Self.$current.withValue(self) { ask(self) }
    }

    /// Whether the question is not answered yet and the current code is run by it: by the closure of a
    /// ``Leaving/ask(_:)``.
    var isBehindThisCall: Bool {
        sequence(first: Self.current, next: { $0?.outer }).contains { $0 === self && !isAnswered }
    }

    private var firstUnanswered: PathQuestion? { isAnswered ? outer?.firstUnanswered : self }

    /// Calls a closure when the question is answered; immediately, if it is.
    ///
    /// - Parameter action: The closure.
    func afterAnswer(_ action: @escaping @MainActor () -> Void) {
        if isAnswered { action() } else { actions.append(action) }
    }

    /// Ends the question because it is answered.
    func end() {
        isAnswered = true
        outer = nil
        let waiting = actions
        actions = []
        waiting.forEach { $0() }
    }
}
