/// A walk's question whether something can be left. It goes on until it is answered, also when the walk has been overtaken.
@MainActor
final class PathQuestion {
    /// The question that is behind what runs now.
    @TaskLocal private static var current: PathQuestion?

    private var outer: PathQuestion?
    private var isAnswered = false
    private var actions: [@MainActor () -> Void] = []

    /// Makes a question, and asks it.
    ///
    /// - Parameter ask: Asks, and ends the question with ``end()``.
    init(_ ask: (PathQuestion) -> Void) {
        outer = Self.current?.firstUnanswered
        Self.$current.withValue(self) { ask(self) }
    }

    /// Whether it is not answered, and what is being asked runs now: the closure of a ``Leaving/ask(_:)``.
    var isBehindThisCall: Bool {
        sequence(first: Self.current, next: { $0?.outer }).contains { $0 === self && !isAnswered }
    }

    private var firstUnanswered: PathQuestion? { isAnswered ? outer?.firstUnanswered : self }

    /// Calls a closure when there is an answer; at once, if there is.
    ///
    /// - Parameter action: The closure.
    func afterAnswer(_ action: @escaping @MainActor () -> Void) {
        if isAnswered { action() } else { actions.append(action) }
    }

    /// Says that there is an answer.
    func end() {
        isAnswered = true
        outer = nil
        let waiting = actions
        actions = []
        waiting.forEach { $0() }
    }
}
