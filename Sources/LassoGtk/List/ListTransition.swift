import Lasso

/// The items of a list while GTK is told, step by step, of a change.
///
/// In each step, some replacements have been carried out, and others not yet. First, old items are removed, then those
/// on the screen are replaced, then new ones are inserted, because GTK can't show an item twice.
struct ListTransition<Item: Identifiable> {
    private enum Part {
        /// Some of the old items.
        case old(Range<Int>)
        /// Some of the new items.
        case new(Range<Int>)
    }

    private let old: IdentifiedArray<Item>
    private let new: IdentifiedArray<Item>
    private let replacements: [IdentifiedDifference.Replacement]
    /// The items that each replacement has now.
    private var parts: [Part] { didSet { updatePieces() } }
    /// The ranges of the items in order, in the old or the new array.
    private var pieces: [(isOld: Bool, range: Range<Int>)] = []
    private(set) var count = 0

    /// A step of a change: the old items that are removed at a position, and the new ones that are added there.
    typealias Step = (position: Int, removed: Range<Int>, added: Range<Int>)
    /// A closure called after a step, with the items at that time.
    typealias Report = (ListTransition, Step) -> Void

    init(
        from old: IdentifiedArray<Item>,
        to new: IdentifiedArray<Item>,
        _ replacements: [IdentifiedDifference.Replacement]
    ) {
        (self.old, self.new, self.replacements) = (old, new, replacements)
        parts = replacements.map { .old($0.old) }
        updatePieces()
    }

    /// Whether all replacements have been carried out.
    var isOver: Bool {
        zip(parts, replacements).allSatisfy { part, replacement in
            if case .new(let range) = part { range == replacement.new } else { false }
        }
    }

    /// Carries out the change.
    ///
    /// - Parameters:
    ///   - maximumReplaced: The maximum number of items that are added in the same step as others are removed.
    ///   - rowPositions: A closure that returns the positions, in the old array, of the items that GTK has rows for at
    ///     that time.
    ///   - report: A closure called after each step, with the items at that time.
    mutating func carryOut(
        maximumReplaced: Int,
        rowPositions: () -> [Int],
        _ report: Report
    ) {
        let rows = replacements.allSatisfy { $0.old.count <= 1 } ? [] : rowPositions().sorted()
        let rowRanges = replacements.map { Self.rowRange(in: $0.old, rows) }
        let only = replacements.count == 1 ? replacements.first : nil
        if let only, only.new.count <= maximumReplaced, only.old.lowerBound == 0 || rowRanges[0].isEmpty {
            parts[0] = .new(only.new)
            return report(self, (only.old.lowerBound, only.old, only.new))
        }
        let (core, newCore) = seenReplacement(rowRanges, maximumReplaced)
        for index in replacements.indices.reversed() where index != core {
            removeItemsBeforeRows(of: index, rowPositions, report)
            remove(oldRange(of: index), of: index, report)
        }
        if let core {
            removeItemsAroundRows(of: core, rowPositions, report)
            let kept = oldRange(of: core)
            parts[core] = .new(newCore)
            report(self, (position(ofPart: core), kept, newCore))
        }
        for (index, replacement) in replacements.enumerated() {
            let start = position(ofPart: index)
            let inserted = index == core ? newCore : replacement.new.lowerBound..<replacement.new.lowerBound
            func insert(_ range: Range<Int>, at position: Int, making all: Range<Int>) {
                parts[index] = .new(all)
                if !range.isEmpty { report(self, (position, 0..<0, range)) }
            }
            let behind = inserted.upperBound..<replacement.new.upperBound
            insert(behind, at: start + inserted.count, making: inserted.lowerBound..<behind.upperBound)
            insert(replacement.new.lowerBound..<inserted.lowerBound, at: start, making: replacement.new)
        }
    }

    // MARK: Removal

    /// Removes those old items of a part that are before the first one that GTK has a row for: all of them if there is
    /// none.
    ///
    /// GTK 4.8 removes the wrong rows if a removal begins among items that it has no rows for, and ends among others.
    /// So these items are removed in a step of their own. After each step, GTK may have rows for other items.
    ///
    /// - Returns: The range from the first to the last remaining old item that GTK has a row for. A single remaining
    ///   item counts as one with a row.
    @discardableResult
    private mutating func removeItemsBeforeRows(
        of index: Int,
        _ rowPositions: () -> [Int],
        _ report: Report
    ) -> Range<Int> {
        while true {
            let old = oldRange(of: index)
            guard old.count > 1 else { return old }
            let rows = Self.rowRange(in: old, rowPositions().sorted())
            guard rows.lowerBound > old.lowerBound else { return rows }
            remove(old.lowerBound..<rows.lowerBound, of: index, report)
        }
    }

    /// Removes those old items of a part that are before the first or behind the last one that GTK has a row for.
    private mutating func removeItemsAroundRows(of index: Int, _ rowPositions: () -> [Int], _ report: Report) {
        while true {
            let rows = removeItemsBeforeRows(of: index, rowPositions, report)
            let old = oldRange(of: index)
            guard rows.upperBound < old.upperBound else { return }
            remove(rows.upperBound..<old.upperBound, of: index, report)
        }
    }

    /// Removes the first or the last old items of a part.
    private mutating func remove(_ range: Range<Int>, of index: Int, _ report: Report) {
        guard !range.isEmpty else { return }
        let old = oldRange(of: index)
        let position = position(ofPart: index) + range.lowerBound - old.lowerBound
        let isAtStart = range.lowerBound == old.lowerBound
        parts[index] = .old(isAtStart ? range.upperBound..<old.upperBound : old.lowerBound..<range.lowerBound)
        report(self, (position, range, 0..<0))
    }

    /// Returns the old items that a part still has.
    private func oldRange(of index: Int) -> Range<Int> {
        if case .old(let range) = parts[index] { range } else { 0..<0 }
    }

    // MARK: Rows

    /// Returns the part of a range from the first to the last position that GTK has a row for, or an empty range at the
    /// end.
    private static func rowRange(in range: Range<Int>, _ rows: [Int]) -> Range<Int> {
        let first = rows.partitioningIndex { $0 >= range.lowerBound }
        let end = rows.partitioningIndex { $0 >= range.upperBound }
        guard first < end else { return range.upperBound..<range.upperBound }
        return rows[first]..<rows[end - 1] + 1
    }

    /// Returns the replacement with the most rows, and the new items that are to have these rows.
    private func seenReplacement(_ rowRanges: [Range<Int>], _ maximum: Int) -> (index: Int?, new: Range<Int>) {
        let index = replacements.indices.filter { !replacements[$0].new.isEmpty && !rowRanges[$0].isEmpty }
            .max { rowRanges[$0].count < rowRanges[$1].count }
        guard let index, rowRanges[index].count <= maximum else { return (nil, 0..<0) }
        let (whole, rows) = (replacements[index], rowRanges[index])
        let count = whole.new.count <= maximum ? whole.new.count : min(rows.count, whole.new.count)
        let isAtEnd = rows.upperBound == whole.old.upperBound && rows.lowerBound > whole.old.lowerBound
        let last = whole.new.count - count
        let offset = isAtEnd ? last : min(rows.lowerBound - whole.old.lowerBound, last)
        let start = whole.new.lowerBound + offset
        return (index, start..<start + count)
    }

    // MARK: Places

    /// Returns the position of the first item of a part.
    private func position(ofPart index: Int) -> Int {
        // A part is preceded by the items that stay.
        pieces[..<(2 * index + 1)].reduce(0) { $0 + $1.range.count }
    }

    private mutating func updatePieces() {
        pieces = []
        var start = 0
        for (replacement, part) in zip(replacements, parts) {
            pieces.append((false, start..<replacement.new.lowerBound))
            switch part {
            case .old(let range): pieces.append((true, range))
            case .new(let range): pieces.append((false, range))
            }
            start = replacement.new.upperBound
        }
        pieces.append((false, start..<new.count))
        count = pieces.reduce(0) { $0 + $1.range.count }
    }

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
