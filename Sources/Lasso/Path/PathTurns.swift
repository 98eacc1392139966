/// Lets one walk at a time change a hierarchy: the one that began last, whichever flow it began at.
@MainActor
final class PathTurns {
    // A walk that is over has given it up.
    private weak var newest: PathTurn?
    private var questions: [PathQuestion] = []

    /// The turns in a hierarchy.
    ///
    /// - Parameter top: Its top, which keeps them.
    /// - Returns: The same ones each time.
    static func of(_ top: Controller) -> PathTurns {
        if let turns = top.heldReferences.lazy.compactMap({ $0 as? PathTurns }).first { return turns }
        let turns = PathTurns()
        top.holdReference(to: turns)
        return turns
    }

    /// Gives the hierarchy to a walk, unless one is there that has begun later.
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

    /// Remembers who is being asked, until the answer has come.
    ///
    /// - Parameter question: The question.
    func add(_ question: PathQuestion) {
        questions.append(question)
        question.afterAnswer { [self, unowned question] in questions.removeAll { $0 === question } }
    }

    /// What another walk has asked, and has to be answered before these controllers can be asked.
    ///
    /// - Parameter controllers: The controllers.
    /// - Returns: The question; `nil` if there is none, or if whoever is being asked is behind this call: that would wait for
    ///   itself.
    func question(inTheWayOf controllers: [Controller]) -> PathQuestion? {
        guard !questions.contains(where: \.isBehindThisCall) else { return nil }
        var isBeingAsked = false
        controllers.forEach { $0.forEachBelow { if $0.isBeingAsked { isBeingAsked = true } } }
        return isBeingAsked ? questions.first : nil
    }
}
