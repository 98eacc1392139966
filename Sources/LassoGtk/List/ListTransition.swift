import Lasso

/// The items of a list while GTK is told, step by step, of a change.
///
/// In each step, some replacements have been carried out, and others not yet. First, all old items are removed, then
/// the new ones are inserted, because GTK can't show an item twice.
struct ListTransition<Item: Identifiable> {
    private enum Part {
        /// The old items, or the first of them.
        case old(Range<Int>)
        case none
        case new
    }

    private let old: IdentifiedArray<Item>
    private let new: IdentifiedArray<Item>
    private let replacements: [IdentifiedDifference.Replacement]
    /// Which of its items each replacement has now.
    private var parts: [Part]

    /// A step of a change: items that are removed, and others that are added in their place.
    typealias Step = (position: Int, removed: Int, added: Int)

    init(
        from old: IdentifiedArray<Item>,
        to new: IdentifiedArray<Item>,
        _ replacements: [IdentifiedDifference.Replacement]
    ) {
        (self.old, self.new, self.replacements) = (old, new, replacements)
        parts = replacements.map { .old($0.old) }
    }

    /// Carries out the change.
    ///
    /// - Parameters:
    ///   - maximumReplaced: The maximum number of items that are added in the same step as others are removed.
    ///   - rowPositions: A closure that returns the positions of the old items that GTK has rows for.
    ///   - report: A closure called after each step, with the items at that time.
    mutating func carryOut(
        maximumReplaced: Int,
        rowPositions: () -> [Int],
        _ report: (ListTransition, Step) -> Void
    ) {
        if let only = replacements.first, replacements.count == 1, only.new.count <= maximumReplaced,
            Self.division(of: only.old, rowPositions) == nil
        {
            parts[0] = .new
            return report(self, (only.old.lowerBound, only.old.count, only.new.count))
        }
        for index in replacements.indices.reversed() {
            var range = replacements[index].old
            if let start = Self.division(of: range, rowPositions) {
                parts[index] = .old(range.lowerBound..<start)
                report(self, (start, range.upperBound - start, 0))
                range = range.lowerBound..<start
            }
            parts[index] = .none
            if !range.isEmpty { report(self, (range.lowerBound, range.count, 0)) }
        }
        for index in replacements.indices {
            let range = replacements[index].new
            parts[index] = .new
            if !range.isEmpty { report(self, (range.lowerBound, 0, range.count)) }
        }
    }

    /// Returns the position at which a removal has to be divided, or `nil` if it can be carried out in one step.
    ///
    /// GTK 4.8 removes the wrong rows if the first removed item is in the middle of items that it has no rows for, and the
    /// last one isn't.
    private static func division(of range: Range<Int>, _ rowPositions: () -> [Int]) -> Int? {
        guard range.count > 1, range.lowerBound > 0 else { return nil }
        let positions = rowPositions()
        guard !positions.contains(range.lowerBound - 1), let first = positions.filter(range.contains).min() else {
            return nil
        }
        return first > range.lowerBound ? first : nil
    }

    /// The ranges of the items in order, in the old or the new array.
    private var pieces: [(isOld: Bool, range: Range<Int>)] {
        var pieces: [(Bool, Range<Int>)] = []
        var start = 0
        for (replacement, part) in zip(replacements, parts) {
            pieces.append((false, start..<replacement.new.lowerBound))
            switch part {
            case .old(let range): pieces.append((true, range))
            case .none: break
            case .new: pieces.append((false, replacement.new))
            }
            start = replacement.new.upperBound
        }
        return pieces + [(false, start..<new.count)]
    }

    var count: Int { pieces.reduce(0) { $0 + $1.range.count } }

    subscript(position: Int) -> Item {
        var position = position
        for piece in pieces {
            guard position >= piece.range.count else {
                return (piece.isOld ? old : new)[piece.range.lowerBound + position]
            }
            position -= piece.range.count
        }
        preconditionFailure("GTK asked a list for an item behind its last one.")
    }

    subscript(id id: Item.ID) -> Item? { new[id: id] ?? old[id: id] }

    func position(of id: Item.ID) -> Int? {
        let (oldPlace, newPlace) = (old.index(id: id), new.index(id: id))
        var start = 0
        for piece in pieces {
            if let place = piece.isOld ? oldPlace : newPlace, piece.range.contains(place) {
                return start + place - piece.range.lowerBound
            }
            start += piece.range.count
        }
        return nil
    }
}
