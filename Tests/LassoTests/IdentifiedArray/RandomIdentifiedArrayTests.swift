import FlowCases
import Lasso
import Testing

/// Compares an array of identified values with an array and a dictionary after each of many random edits, and copies of
/// it with what they were.
@Suite struct RandomIdentifiedArrayTests {
    /// An array of identified values, and an array that has the same elements.
    private struct Both {
        var rows = IdentifiedArray<NumberedRow>()
        var model: [NumberedRow] = []

        var isSame: Bool {
            let places = Dictionary(uniqueKeysWithValues: model.enumerated().map { ($1.id, $0) })
            return rows.count == model.count && Array(rows) == model
                && places.allSatisfy { id, place in rows.index(id: id) == place && rows[place].id == id }
        }

        /// Returns whether the difference turns another version into this one.
        func differsCorrectly(from old: Both) -> Bool {
            let difference = rows.difference(from: old.rows)
            var result = old.model
            for replacement in difference.replacements.reversed() {
                result.replaceSubrange(replacement.old, with: model[replacement.new])
            }
            for position in difference.changes { result[position] = model[position] }
            return result == model && difference.isEmpty == (model == old.model)
                && (rows == old.rows) == (model == old.model)
        }
    }

    /// A user who edits both in the same way.
    private struct Editor {
        var random = SeededGenerator(state: 15)
        private var lastID = 0

        private mutating func makeRows(_ count: Int) -> [NumberedRow] {
            lastID += count
            return (lastID - count..<lastID).map { NumberedRow(id: $0, title: "row \($0)") }
        }

        private mutating func position(in both: Both) -> Int {
            Int.random(in: both.model.indices, using: &random)
        }

        mutating func edit(_ both: inout Both) {
            let row = makeRows(1)[0]
            guard !both.model.isEmpty else {
                both.rows.append(row)
                both.model.append(row)
                return
            }
            let position = position(in: both)
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1:
                both.rows.insert(row, at: position)
                both.model.insert(row, at: position)
            case 2:
                both.rows.append(row)
                both.model.append(row)
            case 3, 4:
                both.rows.remove(id: both.model[position].id)
                both.model.remove(at: position)
            case 5:
                both.rows[position] = row
                both.model[position] = row
            case 6:
                let other = self.position(in: both)
                both.rows.swapAt(position, other)
                both.model.swapAt(position, other)
            case 7:
                let other = self.position(in: both)
                both.rows.move(from: position, to: other)
                let row = both.model.remove(at: position)
                both.model.insert(row, at: other)
            default:
                both.rows[id: both.model[position].id]?.title += "!"
                both.model[position].title += "!"
            }
        }

        mutating func editMany(_ both: inout Both) {
            let count = both.model.count
            let start = Int.random(in: 0...count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let end = min(count, start + Int.random(in: 0..<1_000, using: &random))
                let rows = makeRows(Int.random(in: 0..<300, using: &random))
                both.rows.replaceSubrange(start..<end, with: rows)
                both.model.replaceSubrange(start..<end, with: rows)
            case 1:
                let rows = makeRows(Int.random(in: 0..<800, using: &random))
                both.rows.append(contentsOf: rows)
                both.model.append(contentsOf: rows)
            case 2:
                let divisor = Int.random(in: 3..<100, using: &random)
                both.rows.removeAll { $0.id % divisor == 0 }
                both.model.removeAll { $0.id % divisor == 0 }
            default:
                let end = min(count, start + 200)
                let shuffled = both.model[start..<end].shuffled(using: &random)
                both.rows.replaceSubrange(start..<end, with: shuffled)
                both.model.replaceSubrange(start..<end, with: shuffled)
            }
        }
    }

    @Test func theElementsAreThoseOfAnArrayAfter100000RandomEdits() {
        var editor = Editor()
        var both = Both()
        var kept: [Both] = []
        for step in 1...100_000 {
            if step % 250 == 0 { editor.editMany(&both) } else { editor.edit(&both) }
            guard step % 1_000 == 0 else { continue }
            #expect(both.isSame, "step \(step)")
            for old in kept.suffix(3) { #expect(both.differsCorrectly(from: old), "step \(step)") }
            if let first = kept.first { #expect(first.differsCorrectly(from: both), "step \(step)") }
            kept.append(both)
        }
        for copy in kept { #expect(copy.isSame) }
    }

    @Test func theDifferenceFromEachStateToTheNextIsCorrect() {
        var editor = Editor()
        var both = Both()
        editor.editMany(&both)
        for step in 0..<2_000 {
            let old = both
            if step % 20 == 0 { editor.editMany(&both) } else { editor.edit(&both) }
            #expect(both.differsCorrectly(from: old), "step \(step)")
        }
    }

    @Test func theDifferenceOfOneEditHasOneReplacement() {
        let old = IdentifiedArray((0..<10_000).map { NumberedRow(id: $0) })
        for position in [0, 47, 48, 49, 5_000, 9_999] {
            var (longer, shorter) = (old, old)
            longer.insert(NumberedRow(id: -1), at: position)
            shorter.remove(at: position)
            let place = position..<position + 1, nowhere = position..<position
            #expect(longer.difference(from: old).replacements == [.init(old: nowhere, new: place)])
            #expect(shorter.difference(from: old).replacements == [.init(old: place, new: nowhere)])
        }
    }
}
