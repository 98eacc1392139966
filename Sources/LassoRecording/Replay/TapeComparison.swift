/// The comparison of a run with a tape, event by event.
@MainActor
final class TapeComparison {
    private let turns: [TapeTurn]
    private let lastPlace: [String]?
    private let isCut: Bool
    private var isConsumed: [Bool]
    // The number of turns that have happened before an earlier one on the tape.
    private var earlyCount = 0
    // The turn that is happening, and the number of its consequences that have happened.
    private var current: (turn: Int, count: Int)?

    /// The index of the first turn that has not happened.
    private(set) var next = 0
    /// The first difference.
    private(set) var difference: ReplayDifference?

    /// Creates a comparison.
    ///
    /// - Parameters:
    ///   - tape: The tape.
    ///   - stores: The names of the stores whose events are compared; `nil` for all.
    init(with tape: Tape, stores: Set<String>?) {
        (turns, lastPlace) = TapeTurn.turns(of: tape, stores: stores)
        isCut = tape.isCut
        isConsumed = Array(repeating: false, count: turns.count)
    }

    /// The number of turns.
    var count: Int { turns.count }

    /// The turn that has to happen next; `nil` at the end of the tape.
    var nextTurn: TapeTurn? { next < turns.count ? turns[next] : nil }

    /// Returns whether a turn has happened, or a difference was found.
    func isOver(_ turn: Int) -> Bool { difference != nil || next != turn }

    /// Compares an event that has happened.
    func happened(_ noted: NotedEvent) {
        guard difference == nil, noted.kind != .store, noted.kind != .place else { return }
        if noted.kind == .value { return didReadUnknownValue(noted.described) }
        if noted.isNested, let current { nested(noted, in: current.turn, current.count) } else { begun(noted) }
    }

    private func begun(_ noted: NotedEvent) {
        guard finishTurn() else { return }
        let found = noted.described
        let index = indexOfTurn(beginningWith: found)
        guard let index else {
            // What happens after the end of the tape isn't on it.
            if next == turns.count { return }
            differ(at: next, expected: turns[next].event, found: found)
            return
        }
        isConsumed[index] = true
        earlyCount += 1
        current = (index, 0)
        while next < turns.count, isConsumed[next] {
            next += 1
            earlyCount -= 1
        }
    }

    /// Finds the next turn that begins with an event. Later consequences may happen in another order, and so may an
    /// effect that starts by itself, such as one of the application's preparation.
    private func indexOfTurn(beginningWith event: TapeEvent) -> Int? {
        guard next < turns.count else { return nil }
        if Self.isSame(turns[next].event, event) { return next }
        return (next..<turns.count).first { index in
            let expected = turns[index].event
            return !isConsumed[index] && (!expected.isCause || expected.kind == .effect) && Self.isSame(expected, event)
        }
    }

    private func nested(_ noted: NotedEvent, in turn: Int, _ count: Int) {
        let found = noted.described, expected = turns[turn].consequences
        guard count < expected.count else {
            if !isLastOfCutTape(turn) { differ(at: turn, expected: nil, found: found) }
            return
        }
        guard Self.isSame(expected[count], found) else {
            differ(at: turn, expected: expected[count], found: found)
            return
        }
        current = (turn, count + 1)
    }

    /// Notes that a value from outside was read that the tape doesn't have.
    private func didReadUnknownValue(_ event: TapeEvent) {
        let turn = current?.turn ?? next
        // What happens after the end of the tape isn't on it, nor what happened before the recording began.
        guard turn < turns.count, !isLastOfCutTape(turn), current != nil || next > 0 else { return }
        differ(at: turn, expected: nil, found: event)
    }

    /// Compares the end of a turn.
    ///
    /// - Returns: Whether there is no difference.
    @discardableResult
    func finishTurn() -> Bool {
        guard difference == nil else { return false }
        guard let (turn, count) = current else { return true }
        current = nil
        guard count < turns[turn].consequences.count else { return true }
        differ(at: turn, expected: turns[turn].consequences[count], found: nil)
        return false
    }

    // The place before the next turn, or at the end of the tape; `nil` if the tape doesn't say.
    private var expectedPlace: [String]? {
        // What has happened early has changed the place earlier than on the tape.
        guard difference == nil, earlyCount == 0 else { return nil }
        return next < turns.count ? turns[next].placeBefore : isCut ? nil : lastPlace
    }

    /// Returns whether a place can be the one before the next turn, or at the end of the tape.
    func isExpected(place: [String]) -> Bool { expectedPlace.map { $0 == place } ?? true }

    /// Compares the place before the next turn, or at the end of the tape.
    func compare(place: [String]) {
        guard let expected = expectedPlace, expected != place else { return }
        difference = ReplayDifference(
            step: next,
            time: (nextTurn ?? turns.last)?.event.time ?? 0,
            cause: next > 0 ? "\(turns[next - 1].event)" : "the start",
            expected: "the place\n" + expected.joined(separator: "\n"),
            found: "the place\n" + place.joined(separator: "\n")
        )
    }

    /// Notes that the next turn doesn't happen.
    ///
    /// - Parameter found: What happens instead, as a sentence.
    func isMissing(_ found: String) {
        guard difference == nil, let turn = nextTurn else { return }
        difference = ReplayDifference(
            step: next,
            time: turn.event.time,
            cause: "\(turn.event)",
            expected: "\(turn.event)",
            found: found
        )
    }

    private func differ(at turn: Int, expected: TapeEvent?, found: TapeEvent?) {
        difference = ReplayDifference(
            step: turn,
            time: (expected ?? turns[turn].event).time,
            cause: "\(turns[turn].event)",
            expected: expected.map { "\($0)" } ?? "nothing more",
            found: found?.textWithObstacle ?? "nothing more"
        )
    }

    private func isLastOfCutTape(_ turn: Int) -> Bool { isCut && turn == turns.count - 1 }

    private static func isSame(_ expected: TapeEvent, _ found: TapeEvent) -> Bool {
        (expected.kind, expected.subject, expected.text, expected.number, expected.destination) == (
            found.kind, found.subject, found.text, found.number, found.destination
        ) && expected.lines == found.lines && expected.result == found.result && expected.isFailure == found.isFailure
            && (expected.window == nil || expected.window == found.window)
    }
}
