/// A turn on a tape: an event, and its direct consequences.
struct TapeTurn {
    let event: TapeEvent
    var consequences: [TapeEvent] = []
    /// The place where the user was before; `nil` if the tape doesn't say.
    let placeBefore: [String]?

    /// Returns the turns of a tape.
    ///
    /// - Parameter tape: The tape.
    /// - Returns: The turns, and the last place.
    static func turns(of tape: Tape) -> (turns: [TapeTurn], lastPlace: [String]?) {
        let outside = storesOutside(of: tape)
        var turns: [TapeTurn] = [], place: [String]?
        for event in tape.events where !outside.contains(event.subject ?? "") {
            switch event.kind {
            case .store: continue
            case .place: place = event.lines
            default:
                if event.isNested, !turns.isEmpty {
                    turns[turns.count - 1].consequences.append(event)
                } else {
                    turns.append(TapeTurn(event: event, placeBefore: place))
                }
            }
        }
        return (turns, place)
    }

    /// The stores that were created before the first flow started. They belong to the application.
    private static func storesOutside(of tape: Tape) -> Set<String> {
        guard let start = tape.events.firstIndex(where: { $0.kind == .start }) else { return [] }
        return Set(tape.events[..<start].filter { $0.kind == .store }.compactMap(\.subject))
    }
}
