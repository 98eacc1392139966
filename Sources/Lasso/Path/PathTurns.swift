/// Lets one walk at a time change a hierarchy: the one that began last, whichever flow it began at.
@MainActor
final class PathTurns {
    // A walk that has ended has released it.
    private weak var newest: PathTurn?
    private var questions: [PathQuestion] = []

    /// Returns the turns in a hierarchy.
    ///
    /// - Parameter top: The top of the hierarchy, which keeps them.
    /// - Returns: The same object for each call.
    static func of(_ top: Controller) -> PathTurns {
        if let turns = top.heldReferences.lazy.compactMap({ $0 as? PathTurns }).first { return turns }
        let turns = PathTurns()
        top.holdReference(to: turns)
        return turns
    }

    /// Lets a walk change the hierarchy, unless a walk that began later does so already.
    ///
    /// - Parameter turn: The walk's turn.
    func give(to turn: PathTurn) {
        guard let newest, newest !== turn else { return newest = turn }
        if newest.isNewer(than: turn) {
            turn.overtake()
        } else {
            self.newest = turn
            newest.overtake()
        }
    }

    /// Keeps a question until it is answered.
    ///
    /// - Parameter question: The question.
    func add(_ question: PathQuestion) {
        questions.append(question)
        question.afterAnswer { [self, unowned question] in questions.removeAll { $0 === question } }
    }

    /// Returns the question of another walk that must be answered before some controllers can be asked.
    ///
    /// - Parameter controllers: The controllers.
    /// - Returns: The question; `nil` if there is none, or if this call is made by a question: that question would wait
    ///   for itself.
    func question(inTheWayOf controllers: [Controller]) -> PathQuestion? {
        guard !questions.contains(where: \.isBehindThisCall) else { return nil }
        var isBeingAsked = false
        controllers.forEach { $0.forEachBelow { if $0.isBeingAsked { isBeingAsked = true } } }
        return isBeingAsked ? questions.first : nil
    }
}
