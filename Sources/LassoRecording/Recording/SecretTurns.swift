/// The turns in which a secret is entered.
///
/// One that differs from the one before it in nothing but the secret is left out, and the others have the time of the
/// first one. So the tape tells neither the number of letters nor the time between them, and a replay still does the
/// same: to it, one secret is like the other.
///
/// A turn in which more happens than changes of the store itself, such as a login that fails, stays: it is more than a
/// letter, and a replay without it would do something else.
struct SecretTurns {
    // A turn that takes more lines isn't compared, so that little is kept.
    private static let maximumCount = 100

    // The last turn, if a secret was entered in it.
    private var last: [TapeLine] = []
    // The beginning of a turn that is the same until now.
    private var held: [TapeLine] = []
    // The time of the first of the turns without others between them in which a secret is entered.
    private var time: Int?

    /// Whether the beginning of a turn isn't known to stay on the tape.
    var isHolding: Bool { !held.isEmpty }

    /// Adds a line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - lines: The lines to write, to which what is known to stay on the tape is added.
    mutating func add(_ line: TapeLine, to lines: inout [TapeLine]) {
        if line.event.isNested {
            addNested(line, to: &lines)
        } else {
            endTurn(addingTo: &lines)
            beginTurn(line, addingTo: &lines)
        }
    }

    /// Ends the last turn.
    ///
    /// - Parameter lines: The lines to write.
    mutating func endTurn(addingTo lines: inout [TapeLine]) {
        // If something is missing at the end, it is another turn.
        if held.count < last.count { keepHeld(addingTo: &lines) }
        held = []
    }

    /// Keeps a turn whose beginning is held.
    ///
    /// - Parameter lines: The lines to write.
    mutating func keepHeld(addingTo lines: inout [TapeLine]) {
        guard !held.isEmpty else { return }
        lines += held
        (last, held) = (held, [])
    }

    private mutating func beginTurn(_ line: TapeLine, addingTo lines: inout [TapeLine]) {
        guard Self.entersSecret(line.event) else {
            (last, time) = ([], nil)
            return lines.append(line)
        }
        // Each letter has the time of the first one, also if more than changes of the store followed that.
        let time = time ?? line.event.time, line = line.at(time)
        self.time = time
        if line == last.first {
            held = [line]
        } else {
            last = [line]
            lines.append(line)
        }
    }

    private mutating func addNested(_ line: TapeLine, to lines: inout [TapeLine]) {
        let line = time.map(line.at) ?? line
        guard let first = last.first else { return lines.append(line) }
        if line.event.kind != .change || line.event.subject != first.event.subject {
            keepHeld(addingTo: &lines)
            last = []
            lines.append(line)
        } else if !held.isEmpty {
            held.append(line)
            if held.count > last.count || last[held.count - 1] != line { keepHeld(addingTo: &lines) }
        } else {
            lines.append(line)
            if last.count < Self.maximumCount { last.append(line) } else { last = [] }
        }
    }

    private static func entersSecret(_ event: TapeEvent) -> Bool {
        guard event.kind == .action, event.isCause, let text = event.text else { return false }
        return SecretDescriptions.areIn(text)
    }
}

extension TapeLine {
    /// Returns the line with another time.
    fileprivate func at(_ time: Int) -> TapeLine {
        var line = self
        line.event.time = time
        return line
    }
}
