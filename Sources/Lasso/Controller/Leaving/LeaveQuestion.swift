/// A question whether controllers may be left: that of a controller, or that of a walk to a path, which consists of the
/// questions of several controllers. It continues until it is answered, even if the walk is overtaken.
@MainActor
final class LeaveQuestion {
    /// The question in which the current code runs.
    @TaskLocal static var current: LeaveQuestion?

    /// Whether the current code is run by a question that is not answered yet.
    static var isAsking: Bool { current?.firstUnanswered != nil }

    /// Whether what the user was asked last is canceled, so that the answer is about to come.
    var isCancelled = false

    private var outer: LeaveQuestion?
    private var isAnswered = false
    private var actions: [@MainActor () -> Void] = []

    /// Creates a question, and asks it.
    ///
    /// - Parameter ask: A closure that asks the question, and ends it with ``end(_:)``.
    init(_ ask: (LeaveQuestion) -> Void) {
        outer = Self.current?.firstUnanswered
        Self.$current.withValue(self) { ask(self) }
    }

    /// Whether the question is not answered yet and the current code is run by it: by the closure of a
    /// ``Leaving/ask(_:)``.
    var isBehindThisCall: Bool {
        sequence(first: Self.current, next: { $0?.outer }).contains { $0 === self && !isAnswered }
    }

    private var firstUnanswered: LeaveQuestion? { isAnswered ? outer?.firstUnanswered : self }

    /// Calls a closure when the question is answered; immediately, if it is.
    ///
    /// - Parameter action: The closure.
    func afterAnswer(_ action: @escaping @MainActor () -> Void) {
        if isAnswered { action() } else { actions.append(action) }
    }

    /// Ends the question because it is answered.
    ///
    /// - Parameter act: A closure that acts on the answer. It is called before those that wait for the answer.
    func end(_ act: () -> Void = {}) {
        isAnswered = true
        act()
        outer = nil
        let waiting = actions
        actions = []
        waiting.forEach { $0() }
    }
}
