/// A turn on a tape: an event, and its direct consequences.
struct TapeTurn {
    let event: TapeEvent
    var consequences: [TapeEvent] = []
    /// The place where the user was before; `nil` if the tape doesn't say.
    let placeBefore: [String]?

    /// Returns the turns of a tape.
    ///
    /// - Parameters:
    ///   - tape: The tape.
    ///   - stores: The names of the stores whose events are in them; `nil` for all.
    /// - Returns: The turns, and the last place.
    static func turns(of tape: Tape, stores: Set<String>?) -> (turns: [TapeTurn], lastPlace: [String]?) {
        var turns: [TapeTurn] = [], place: [String]?
        for event in tape.events(of: stores) {
            switch event.kind {
            case .store, .value: continue
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
}
